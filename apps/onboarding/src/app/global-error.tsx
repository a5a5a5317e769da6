'use client'

import '@wiring/ui/styles.css'
import { Button } from '@wiring/ui/button'
import { errorReference } from '@wiring/ui/error-reference'

/** Without styled-components: every page carries this code. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main className="ui-container ui-section">
          <p className="ui-label">Status 500</p>
          <h1 className="ui-heading" data-size="1">
            Unexpected Application Error!
          </h1>
          <p className="ui-section-text">
            Something broke on our side. Your answers are kept on this device.
          </p>
          <p className="ui-label">Reference {errorReference(error)}</p>
          <Button kind="primary" onClick={reset}>
            Retry
          </Button>
        </main>
      </body>
    </html>
  )
}
