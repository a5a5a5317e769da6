'use client'

import { Unexpected } from '../frame/unexpected.tsx'

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return <Unexpected digest={error.digest} onRetry={reset} />
}
