'use client'

import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useEffect, useState } from 'react'

/** The server's time zone until it is hydrated. */
export function LocalTime({ at }: { at: string }) {
  const [localTime, setLocalTime] = useState<string | null>(null)
  useEffect(() => setLocalTime(formatDateTime(at)), [at])
  return (
    <time dateTime={at} suppressHydrationWarning>
      {localTime ?? formatDateTime(at)}
    </time>
  )
}
