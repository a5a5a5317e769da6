'use client'

import '@wiring/ui/styles.css'
import './wizard.css'
import { Unexpected } from '../frame/unexpected.tsx'

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
        <Unexpected error={error} onRetry={reset} />
      </body>
    </html>
  )
}
