'use client'

import { animate } from 'framer-motion/dom/mini'
import { type HTMLAttributes, useEffect, useRef } from 'react'
import { motionAllowed, onMotionChange, restoreQuiet } from './motion.ts'

export interface WiresProps extends HTMLAttributes<HTMLDivElement> {
  /** Milliseconds between one trace and the next: 300 in the hero, 400 or 600 elsewhere. */
  stagger?: 300 | 400 | 600
}

/**
 * Draws the `[data-trace]` paths inside along their length each time a fifth of them is in view (specification §4),
 * then lights the `[data-end]` parts. Without JavaScript, under reduced motion and in quiet mode everything is drawn at once.
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

function draw(element: HTMLElement, stagger: number): () => void {
  const traces = element.querySelectorAll<SVGElement>('[data-trace]')
  const runs = Array.from(traces, (trace, index) =>
    animate(
      trace,
      { strokeDashoffset: [1, 0] },
      { duration: 0.9, delay: (index * stagger) / 1000, ease: [0.4, 0, 0.2, 1] },
    ),
  )
  const ends = setTimeout(() => (element.dataset.wires = 'drawn'), traces.length * stagger + 600)
  return () => {
    clearTimeout(ends)
    for (const run of runs) run.cancel()
  }
}
