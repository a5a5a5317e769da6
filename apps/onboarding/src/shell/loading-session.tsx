'use client'

import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { useEffect, useState } from 'react'
import { Notice } from './notice.tsx'

const slowAfterMs = 10_000

export function LoadingSession() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice drawing="waiting">
      <div className="screen" role="status">
        <Lamp signal="yellow" lightClassName="blinking">
          Reading
        </Lamp>
        <p className="ui-heading screen-heading">Loading your wiring session...</p>
        {slow && <p className="screen-lead">This takes longer than it should. Your answers are safe.</p>}
      </div>
      {slow && (
        <div className="screen-actions">
          <Button kind="primary" onClick={() => location.reload()}>
            Retry
          </Button>
        </div>
      )}
    </Notice>
  )
}
