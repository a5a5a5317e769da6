'use client'

import { motionAllowed } from '@wiring/ui/motion'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface ProblemCardToggleProps {
  id: string
  signal: string
  mark: { 'data-sanity'?: string }
  expandLabel: string | null
  collapseLabel: string | null
  detail: ReactNode
  children: ReactNode
}

/** Clicks anywhere, the button and find-in-page open it. */
export function ProblemCardToggle({
  id,
  signal,
  mark,
  expandLabel,
  collapseLabel,
  detail,
  children,
}: ProblemCardToggleProps) {
  const [open, setOpen] = useState(false)
  const more = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = more.current
    if (!element) return
    // React has no "until-found", which makes closed cards searchable.
    if (open) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    const found = () => setOpen(true)
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [open])

  function toggle() {
    const flip = () => flushSync(() => setOpen((before) => !before))
    if (!motionAllowed() || !document.startViewTransition) return flip()
    // Of two in quick succession the first is skipped.
    document.startViewTransition(flip).ready.catch(() => undefined)
  }

  function clickCard(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('button, a') || getSelection()?.type === 'Range') return
    toggle()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button inside
    <article
      className="card"
      data-open={open || undefined}
      data-signal={signal}
      {...mark}
      style={{ viewTransitionName: id }}
      onClick={clickCard}
    >
      {children}
      <div className="detail" data-open={open || undefined} id={id} ref={more}>
        {detail}
      </div>
      <button type="button" className="toggle" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span>{open ? collapseLabel : expandLabel}</span>
        <svg
          className="sign"
          width="14"
          height="14"
          viewBox="0 0 14 14"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M7 0v14M0 7h14" />
        </svg>
      </button>
    </article>
  )
}
