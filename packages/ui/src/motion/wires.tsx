'use client'

import { type HTMLAttributes, useEffect, useRef } from 'react'
import { motionAllowed, onMotionChange, restoreQuiet } from './motion.ts'

interface WiresProps extends HTMLAttributes<HTMLDivElement> {
  stagger?: 300 | 400 | 600
  pulses?: boolean
}

/** Draws its `[data-trace]` paths each time they come into view, then the `[data-end]` parts. */
export function Wires({ stagger = 300, pulses, children, ...rest }: WiresProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
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
      // After a deploy an old tab cannot load the code.
      const code = await import('./wipe-traces.ts').catch(() => null)
      await whenIdle()
      if (!stop.aborted) await code?.wipeTraces(element, stagger, stop)
      if (stop.aborted) return
      // The copies are removed later: two short frames instead of a long one.
      element.dataset.wires = 'drawn'
      await whenIdle()
      if (stop.aborted) return
      const standing = show('drawn')
      if (!pulses) return
      const pulseCode = await import('./pulse-traces.ts').catch(() => null)
      await pulseCode?.pulseTraces(element, standing)
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
    const unsubscribe = onMotionChange(() => {
      if (!motionAllowed()) show('drawn')
    })
    return () => {
      run.abort()
      unsubscribe()
      observer.disconnect()
    }
  }, [stagger, pulses])
  return (
    <div {...rest} ref={container} data-wires="served">
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
