'use client'

import { ErrorScreen } from '../errors/error-screen.tsx'

export default function PageError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return <ErrorScreen reference={error.digest} retry={retry} />
}
