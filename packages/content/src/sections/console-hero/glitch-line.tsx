'use client'

import { motionAllowed } from '@wiring/ui/motion'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'

/** 2.5 a second: WCAG 2.3.1 allows three flashes. */
export const glitchTiming = { durationMs: 150, intervalMs: 400 } as const

const baseOdds = { one: 0.14, two: 0.12 } as const

const distanceWeight = 0.3

/** 0 to 1; `distance` of the pointer in widths of the line. */
export function glitchOdds(line: 'one' | 'two', distance: number): number {
  return baseOdds[line] + distanceWeight * Math.min(1, Math.max(0, distance))
}

/** Displaces copies of letters, hidden from screen readers. */
export function GlitchLine({ line, children }: { line: 'one' | 'two'; children: ReactNode }) {
  const copy = useRef<HTMLSpanElement>(null)
  const last = useRef({ at: 0, x: 0, y: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function glitch(event: PointerEvent<HTMLSpanElement>) {
    const before = last.current
    if (event.pointerType !== 'mouse' || event.timeStamp - before.at < glitchTiming.intervalMs) return
    const layer = copy.current
    if (!layer || !motionAllowed()) return
    const distance = Math.hypot(event.clientX - before.x, event.clientY - before.y)
    last.current = { at: event.timeStamp, x: event.clientX, y: event.clientY }
    const odds = glitchOdds(line, distance / event.currentTarget.offsetWidth)
    layer.replaceChildren(...displacedLetters(event.currentTarget, odds))
    timer.current = setTimeout(() => layer.replaceChildren(), glitchTiming.durationMs)
  }

  return (
    <span className="line" data-second={line === 'two' || undefined} onPointerMove={glitch}>
      <span>{children}</span>
      <span className="slip" aria-hidden="true" ref={copy} />
    </span>
  )
}

function displacedLetters(line: HTMLElement, odds: number): HTMLElement[] {
  const text = line.firstElementChild?.firstChild
  if (!(text instanceof Text)) return []
  const origin = line.getBoundingClientRect()
  const range = document.createRange()
  return Array.from(text.data, (letter, index) => ({ letter, index })).flatMap(({ letter, index }) => {
    if (letter.trim() === '' || Math.random() >= odds) return []
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const place = range.getBoundingClientRect()
    if (place.width < 1) return []
    const slip = document.createElement('b')
    slip.className = 'letter'
    slip.textContent = letter
    slip.dataset.letter = letter
    slip.style.left = `${place.left - origin.left}px`
    slip.style.top = `${place.top - origin.top}px`
    slip.style.width = `${place.width}px`
    slip.style.lineHeight = `${place.height}px`
    slip.style.setProperty('--slip', `${(Math.random() < 0.5 ? -1 : 1) * (0.05 + Math.random() * 0.09)}em`)
    return [slip]
  })
}
