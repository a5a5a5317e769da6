'use client'

import { type HTMLAttributes, useEffect, useRef } from 'react'
import { motionAllowed, onMotionChange, restoreQuiet } from './motion.ts'

export interface WiresProps extends HTMLAttributes<HTMLDivElement> {
  /** Milliseconds between one trace and the next: 300 in the hero, 400 or 600 elsewhere. */
  stagger?: 300 | 400 | 600
  /** Whether a pulse runs along a wire every few seconds once the drawing stands. */
  pulses?: boolean
}

/**
 * Draws the `[data-trace]` paths inside along their length each time a fifth of them is in view (specification §4),
 * then lights the `[data-end]` parts. Without JavaScript, under reduced motion and in quiet mode everything is drawn at
 * once.
 */
export function Wires({ stagger = 300, pulses, children, ...rest }: WiresProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    restoreQuiet()
    let run = new AbortController()
    const show = (state: 'waiting' | 'drawing' | 'drawn') => {
      run.abort()
      run = new AbortController()
      element.dataset.wires = state
      return run.signal
    }
    const draw = async (stop: AbortSignal) => {
      // An old tab after a deploy finds no code: then the drawing stands.
      const code = await import('./wipe-traces.ts').catch(() => null)
      await whenIdle()
      if (!stop.aborted) await code?.wipeTraces(element, stagger, stop)
      if (stop.aborted) return
      const standing = show('drawn')
      if (!pulses) return
      const alive = await import('./pulse-traces.ts').catch(() => null)
      await alive?.pulseTraces(element, standing)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!motionAllowed()) show('drawn')
        else if (entry?.isIntersecting) void draw(show('drawing'))
        else show('waiting')
      },
      { threshold: 0.2, rootMargin: '-50px' },
    )
    observer.observe(element)
    const leave = onMotionChange(() => {
      if (!motionAllowed()) show('drawn')
    })
    return () => {
      run.abort()
      leave()
      observer.disconnect()
    }
  }, [stagger, pulses])
  return (
    <div {...rest} ref={frame} data-wires="served">
      {children}
    </div>
  )
}

/** When the page has nothing more urgent to do, but within a second. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve, 200)
  })
}
