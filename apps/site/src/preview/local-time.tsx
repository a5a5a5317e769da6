'use client'

import { moment } from '@wiring/content/parts/schedule/moment.ts'
import { useEffect, useState } from 'react'

/** In the reader's time zone; in the server's, which is named, until the browser knows. */
export function LocalTime({ at }: { at: string }) {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => setHere(moment(at)), [at])
  return (
    <time dateTime={at} suppressHydrationWarning>
      {here ?? moment(at)}
    </time>
  )
}
