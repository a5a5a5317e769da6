'use client'

import { Unexpected } from '../frame/unexpected.tsx'

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return <Unexpected error={error} onRetry={reset} />
}
