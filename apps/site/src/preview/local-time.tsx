'use client'

import { moment } from '@wiring/content/parts/schedule/moment.ts'
import { useEffect, useState } from 'react'

/** In the server's time zone until it is hydrated. */
export function LocalTime({ at }: { at: string }) {
  const [localTime, setLocalTime] = useState<string | null>(null)
  useEffect(() => setLocalTime(moment(at)), [at])
  return (
    <time dateTime={at} suppressHydrationWarning>
      {localTime ?? moment(at)}
    </time>
  )
}
