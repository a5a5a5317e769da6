'use client'

import { Button } from '@wiring/ui/button'
import { Lamp } from '@wiring/ui/lamp'
import { Notice } from './notice.tsx'

export interface UnexpectedProps {
  /** Next's reference to the error in the server's log. */
  readonly digest: string | undefined
  readonly onRetry: () => void
}

/** The specification's error screen: status, a safe text, a reference; never a stack. */
export function Unexpected({ digest, onRetry }: UnexpectedProps) {
  return (
    <Notice drawing="broken">
      <Lamp signal="red">Status 500</Lamp>
      <h2 className="ui-heading screen-heading">Unexpected Application Error!</h2>
      <p className="screen-lead">Something broke on our side. Your answers are kept on this device.</p>
      {digest && <p className="ui-label">Reference {digest}</p>}
      <div className="screen-actions">
        <Button kind="primary" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Notice>
  )
}
