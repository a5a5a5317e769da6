'use client'

import { motionAllowed } from '@wiring/ui/motion'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'

/** Length and smallest distance (ms): 2.5 a second, under the three flashes of WCAG 2.3.1. */
export const glitchTiming = { shown: 150, every: 400 } as const

const base = { one: 0.14, two: 0.12 } as const

/** How much the pointer's way adds at most. */
const share = 0.3

/**
 * The odds (0–1) that a letter glitches: 0.14 in line one, 0.12 in line two, plus a share of the pointer's
 * way since the last glitch in widths of the line.
 */
export function glitchOdds(line: 'one' | 'two', distance: number): number {
  return base[line] + share * Math.min(1, Math.max(0, distance))
}

/**
 * The displaced letters are a copy on top, hidden from screen readers. None on touch, under reduced motion
 * or in quiet mode.
 */
export function GlitchLine({ line, children }: { line: 'one' | 'two'; children: ReactNode }) {
  const copy = useRef<HTMLSpanElement>(null)
  const last = useRef({ at: 0, x: 0, y: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function glitch(event: PointerEvent<HTMLSpanElement>) {
    const before = last.current
    if (event.pointerType !== 'mouse' || event.timeStamp - before.at < glitchTiming.every) return
    const layer = copy.current
    if (!layer || !motionAllowed()) return
    const way = Math.hypot(event.clientX - before.x, event.clientY - before.y)
    last.current = { at: event.timeStamp, x: event.clientX, y: event.clientY }
    const odds = glitchOdds(line, way / event.currentTarget.offsetWidth)
    layer.replaceChildren(...slippedLetters(event.currentTarget, odds))
    timer.current = setTimeout(() => layer.replaceChildren(), glitchTiming.shown)
  }

  return (
    <span className="line" onPointerMove={glitch}>
      <span>{children}</span>
      <span className="slip" aria-hidden="true" ref={copy} />
    </span>
  )
}

/** Copies of the letters that lost the draw, each displaced by a few hundredths of an em. */
function slippedLetters(line: HTMLElement, odds: number): HTMLElement[] {
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
