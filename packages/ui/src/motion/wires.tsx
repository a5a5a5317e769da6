'use client'

import { type HTMLAttributes, useEffect, useRef } from 'react'
import { motionAllowed, onMotionChange, restoreQuiet } from './motion.ts'

export interface WiresProps extends HTMLAttributes<HTMLDivElement> {
  /** Milliseconds between one trace and the next: 300 in the hero, 400 or 600 elsewhere. */
  stagger?: 300 | 400 | 600
}

/**
 * Draws the `[data-trace]` paths inside along their length each time a fifth of them is in view (specification §4),
 * then lights the `[data-end]` parts. Without JavaScript, under reduced motion and in quiet mode everything is drawn at
 * once. On the platform's own animations: a library here would cost every first visit three kilobytes.
 */
export function Wires({ stagger = 300, children, ...rest }: WiresProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    restoreQuiet()
    let stop = () => {}
    const finish = () => {
      stop()
      element.dataset.wires = 'drawn'
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        stop()
        if (!motionAllowed()) return finish()
        element.dataset.wires = entry?.isIntersecting ? 'drawing' : 'waiting'
        if (entry?.isIntersecting) stop = draw(element, stagger)
      },
      { threshold: 0.2, rootMargin: '-50px' },
    )
    observer.observe(element)
    const leave = onMotionChange(() => (motionAllowed() ? undefined : finish()))
    return () => {
      stop()
      leave()
      observer.disconnect()
    }
  }, [stagger])
  return (
    <div {...rest} ref={frame} data-wires="waiting">
      {children}
    </div>
  )
}

const stroke = { duration: 900, easing: 'cubic-bezier(.4, 0, .2, 1)', fill: 'both' } as const

function draw(element: HTMLElement, stagger: number): () => void {
  const runs = [...element.querySelectorAll('[data-trace]')].map((trace, index) =>
    trace.animate({ strokeDashoffset: [1, 0] }, { ...stroke, delay: index * stagger }),
  )
  const lit = setTimeout(
    () => {
      element.dataset.wires = 'drawn'
    },
    runs.length * stagger + 600,
  )
  return () => {
    clearTimeout(lit)
    for (const run of runs) run.cancel()
  }
}
