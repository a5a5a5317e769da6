'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/**
 * Refreshes the page on each change of content, one rendering at a time. The stream comes from this site, so
 * it also works in a tab of its own, and ends with the session.
 */
export function LiveRefresh() {
  const router = useRouter()
  const [drawing, draw] = useTransition()
  const waiting = useRef(false)
  const busy = useRef(false)

  useEffect(() => {
    const stream = new EventSource('/api/preview/live')
    let welcomed = false
    stream.onmessage = ({ data }) => {
      // The first welcome is the page as it is; a later one follows a gap.
      if (data === 'welcome' && !welcomed) welcomed = true
      else if (busy.current) waiting.current = true
      else {
        busy.current = true
        draw(() => router.refresh())
      }
    }
    return () => stream.close()
  }, [router])

  useEffect(() => {
    if (drawing) return
    busy.current = false
    if (!waiting.current) return
    waiting.current = false
    busy.current = true
    draw(() => router.refresh())
  }, [drawing, router])

  return null
}
