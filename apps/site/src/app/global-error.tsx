'use client'

import '@wiring/ui/first-screen.css'
import '../shell/shell.css'
import { errorReference } from '@wiring/ui/error-reference'
import { mono, sans, serif } from '@wiring/ui/fonts'

/** Plain elements only: every page carries this code. All fonts: it shares the pages' one stylesheet. */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable} ${serif.variable}`}>
      <body>
        <title>Unexpected Application Error!</title>
        <main className="ui-container error-screen">
          <p className="ui-label">Status 500 · short circuit</p>
          <h1 className="ui-heading" data-size="1">
            Unexpected Application Error!
          </h1>
          <p>The page could not be drawn. Nothing you saved is lost.</p>
          <p className="ui-label">{`Reference ${errorReference(error)}`}</p>
          <div className="error-actions">
            <button type="button" className="ui-button" data-kind="primary" onClick={retry}>
              Retry
            </button>
            <a className="ui-button" href="/">
              Home
            </a>
          </div>
        </main>
      </body>
    </html>
  )
}
