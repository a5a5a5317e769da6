'use client'

import { moment } from '@wiring/content/parts/schedule/moment.ts'
import { useEffect, useState } from 'react'

/** A moment in the reader's own time, as the Studio tells it; until the browser knows better, in the server's, which is named. */
export function MomentHere({ at }: { at: string }) {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => setHere(moment(at)), [at])
  return (
    <time dateTime={at} suppressHydrationWarning>
      {here ?? moment(at)}
    </time>
  )
}
