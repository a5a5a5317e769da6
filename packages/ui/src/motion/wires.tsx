'use client'

import { type HTMLAttributes, useEffect, useRef } from 'react'
import { motionAllowed, onMotionChange, restoreQuiet } from './motion.ts'

export interface WiresProps extends HTMLAttributes<HTMLDivElement> {
  /** Milliseconds: 300 in the hero, 400 or 600 elsewhere. */
  stagger?: 300 | 400 | 600
  /** Whether pulses run along the wires once they are drawn. */
  pulses?: boolean
}

/**
 * Draws the `[data-trace]` paths inside each time a fifth of them is in view, then lights the `[data-end]`
 * parts. Without JavaScript, under reduced motion and in quiet mode everything is drawn at once.
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
      // After a deploy an old tab finds no code: the drawing is shown as it is.
      const code = await import('./wipe-traces.ts').catch(() => null)
      await whenIdle()
      if (!stop.aborted) await code?.wipeTraces(element, stagger, stop)
      if (stop.aborted) return
      // Shown under its copies, which are removed when idle: two short frames instead of a long one.
      element.dataset.wires = 'drawn'
      await whenIdle()
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

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve, 200)
  })
}
