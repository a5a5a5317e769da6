'use client'

import { Button } from '@wiring/ui/button'
import { motionAllowed, onMotionChange } from '@wiring/ui/motion'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Milliseconds a step stays active (specification §4). */
const interval = 3_000

/**
 * Moves the highlight through the steps inside, 0 to `count` - 1 and round again. It waits while a pointer or the
 * focus is on it and while the tab is hidden, and stands still under reduced motion and in quiet mode.
 */
export function ApproachCycle({ count, children }: { count: number; children: ReactNode }) {
  const [step, setStep] = useState(0)
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const moves = useSyncExternalStore(onMotionChange, motionAllowed, () => true)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!moves || paused || pointed || focused || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setStep((before) => (before + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [moves, paused, pointed, focused, count])

  useEffect(() => {
    const steps = frame.current?.querySelectorAll('.step') ?? []
    for (const [index, element] of steps.entries()) {
      element.toggleAttribute('data-active', index === step)
      if (index === step) element.setAttribute('aria-current', 'step')
      else element.removeAttribute('aria-current')
    }
  }, [step])

  function pressPause() {
    setPaused(!paused)
    // Who presses Play wants to see it move, although the focus is still here.
    if (paused) setFocused(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus only holds the highlight still; nothing is operated.
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the highlight still; nothing is operated. */}
      <div
        className="cycle"
        ref={frame}
        data-step={step}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
      >
        {children}
      </div>
      {moves && (
        <Button kind="quiet" className="pause" onClick={pressPause}>
          {paused ? 'Play the steps' : 'Pause the steps'}
        </Button>
      )}
    </div>
  )
}
