'use client'

import { messages } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { useState } from 'react'
import { Notice } from './notice.tsx'

const { title, description } = messages.sessionFailed

export function SessionFailed() {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    location.reload()
  }
  return (
    <Notice drawing="broken">
      <Lamp signal="red">No signal</Lamp>
      <div role="alert">
        <h2 className="ui-heading screen-heading">
          <span>{title}</span> <span>{description}</span>
        </h2>
      </div>
      <p className="screen-lead">Nothing is lost: your link stays good, and every finished step is kept.</p>
      <div className="screen-actions">
        <Button kind="primary" busy={busy} busyLabel="Trying again" onClick={retry}>
          Retry
        </Button>
      </div>
    </Notice>
  )
}
