'use client'

import { Button } from '@wiring/ui/button'
import { errorReference } from '@wiring/ui/error-reference'
import { Lamp } from '@wiring/ui/lamp'
import { Notice } from '../frame/notice.tsx'

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <Notice drawing="broken">
      <Lamp signal="red">Status 500</Lamp>
      <h2 className="ui-heading screen-heading">Unexpected Application Error!</h2>
      <p className="screen-lead">Something broke on our side. Your answers are kept on this device.</p>
      <p className="ui-label">Reference {errorReference(error)}</p>
      <div className="screen-actions">
        <Button kind="primary" onClick={reset}>
          Retry
        </Button>
      </div>
    </Notice>
  )
}
