'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useEffect, useRef, useTransition } from 'react'
import { ShareForm } from './share-form.tsx'

export function SessionTools({ editor }: { editor: boolean }) {
  return (
    <>
      <LiveRefresh />
      {editor && <VisualEditing />}
      {editor && <ShareForm />}
    </>
  )
}

function LiveRefresh() {
  const router = useRouter()
  const [refreshing, startRefresh] = useTransition()
  const stale = useRef(false)
  const busy = useRef(false)

  useEffect(() => {
    const stream = new EventSource('/api/preview/live')
    let welcomed = false
    stream.onmessage = ({ data }) => {
      // Not the first: changes may be missed before a reconnect.
      if (data === 'welcome' && !welcomed) welcomed = true
      else if (busy.current) stale.current = true
      else {
        busy.current = true
        startRefresh(() => router.refresh())
      }
    }
    return () => stream.close()
  }, [router])

  useEffect(() => {
    if (refreshing) return
    busy.current = false
    if (!stale.current) return
    stale.current = false
    busy.current = true
    startRefresh(() => router.refresh())
  }, [refreshing, router])

  return null
}
