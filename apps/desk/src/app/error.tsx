'use client'

import { Button } from '@wiring/ui/button'
import { errorReference } from '@wiring/ui/error-reference'
import { Lamp } from '@wiring/ui/lamp'
import { DeskScreen } from '../shell/desk-screen.ts'

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <DeskScreen>
      <main id="main" tabIndex={-1} className="desk-notice">
        <Lamp signal="red">Status 500</Lamp>
        <h1>The desk cannot be shown right now.</h1>
        <p>The database or a function does not answer. What you saved is saved; nothing was sent.</p>
        <p className="ui-label">Reference {errorReference(error)}</p>
        <div className="row-buttons">
          <Button kind="primary" onClick={reset}>
            Try again
          </Button>
        </div>
      </main>
    </DeskScreen>
  )
}
