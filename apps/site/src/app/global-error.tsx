'use client'

import '@wiring/ui/styles.css'
import '../chrome/chrome.css'
import { ErrorScreen } from '../errors/error-screen.tsx'

/** Stands in for the whole document when the layout itself fails. */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <ErrorScreen reference={error.digest} retry={retry} />
      </body>
    </html>
  )
}
