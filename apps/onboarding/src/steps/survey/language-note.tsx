'use client'

import { useEffect, useState } from 'react'

const debounceMs = 500

/** Said where she can still change it; the map would say it days later. */
export function LanguageNote({ text }: { text: string }) {
  const [isForeign, setIsForeign] = useState(false)
  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      const reader = await import('@wiring/map/detect-language').catch(() => null)
      if (current && reader !== null) setIsForeign(reader.isForeign(text))
    }, debounceMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  return (
    <div aria-live="polite">
      {isForeign && <p className="ui-field-hint">Our program reads English. A person reads yours.</p>}
    </div>
  )
}
