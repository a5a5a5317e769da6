'use client'

import '@wiring/ui/styles.css'
import { errorReference } from '@wiring/ui/error-reference'
import { reportBrowserError } from '@wiring/ui/report-browser-error'
import { RetryButton } from '@wiring/ui/retry-button'
import { useEffect } from 'react'

/** Without styled-components: every page carries this code. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => reportBrowserError('wizard'), [])
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main className="ui-container ui-section">
          <p className="ui-label">Status 500</p>
          <h1 className="ui-heading" data-size="1">
            Unexpected Application Error!
          </h1>
          <p className="ui-section-text">Something broke on our side. Every finished step is kept.</p>
          <p className="ui-label">{`Reference ${errorReference(error)}`}</p>
          <RetryButton />
        </main>
      </body>
    </html>
  )
}
