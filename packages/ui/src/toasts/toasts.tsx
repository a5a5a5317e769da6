'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

/** How long a message stays (ms); pausing over it or focusing it stops the clock (WCAG 2.2.1). */
const lifetime = 24_000

const empty: readonly ShownToast[] = []

/** The page's one message region. It is in the page before any message is, so that screen readers hear them all. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => empty)
  const [held, setHeld] = useState(false)
  return (
    <section
      className="ui-toasts"
      aria-label="Messages"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className="ui-toast-list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
    </section>
  )
}

function ToastCard({ toast, held }: { toast: ShownToast; held: boolean }) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), lifetime)
    return () => clearTimeout(timer)
  }, [toast.id, held])
  return (
    <li className="ui-toast" data-tone={toast.tone ?? 'neutral'}>
      <p>
        <strong>{toast.title}</strong>
        {toast.description && <> {toast.description}</>}
      </p>
      <button type="button" aria-label="Dismiss message" onClick={() => dismissToast(toast.id)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </li>
  )
}
