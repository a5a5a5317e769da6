'use client'

import { errorReference } from '@wiring/ui/error-reference'
import { Lamp } from '@wiring/ui/lamp'
import { RetryButton } from '@wiring/ui/retry-button'
import { DeskScreen } from '../shell/desk-screen.ts'

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  return (
    <DeskScreen>
      <main id="main" tabIndex={-1} className="desk-notice">
        <Lamp signal="red">Status 500</Lamp>
        <h1>The desk cannot be shown right now.</h1>
        <p>The database or a function does not answer. What you saved is saved; nothing was sent.</p>
        <p className="ui-label">{`Reference ${errorReference(error)}`}</p>
        <div className="row-buttons">
          <RetryButton label="Try again" />
        </div>
      </main>
    </DeskScreen>
  )
}
