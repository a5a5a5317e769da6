'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Loads 22 KB of serif only when the quote comes near. */
export function QuoteFont({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        element.style.setProperty('--quote', 'var(--serif)')
        observer.disconnect()
      },
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{children}</div>
}
