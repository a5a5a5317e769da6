'use client'

import { Button } from '@wiring/ui/button'
import { motionAllowed, onMotionChange } from '@wiring/ui/motion'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { angleAt, sliderAttributes, stepAt, stepByKey } from './dial.ts'

const intervalMs = 3_000

/** Pauses under pointer or focus and while out of sight; still under reduced motion. */
export function ApproachCycle({ count, children }: { count: number; children: ReactNode }) {
  const [step, setStep] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [visible, setVisible] = useState(false)
  const animated = useSyncExternalStore(onMotionChange, motionAllowed, () => true)
  const cycle = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === true))
    if (cycle.current) observer.observe(cycle.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!animated || paused || hovered || focused || !visible || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setStep((before) => (before + 1) % count)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [animated, paused, hovered, focused, visible, count])

  useEffect(() => {
    const steps = [...(cycle.current?.querySelectorAll('.step') ?? [])]
    for (const [index, element] of steps.entries()) {
      element.toggleAttribute('data-active', index === step)
      if (index === step) element.setAttribute('aria-current', 'step')
      else element.removeAttribute('aria-current')
    }
    const slider = sliderAttributes(step, count, steps[step]?.querySelector('h3')?.textContent ?? '')
    // Not in the HTML: without this script the dial is no control.
    for (const [name, value] of Object.entries(slider)) dialOf(cycle)?.setAttribute(name, String(value))
  }, [step, count])

  function togglePause() {
    setPaused(!paused)
    // Otherwise the focus on Play would pause again.
    if (paused) setFocused(false)
  }

  function turn(event: PointerEvent<HTMLElement>) {
    const dial = dialOf(cycle)
    if (!dial?.hasPointerCapture(event.pointerId)) return
    const box = dial.querySelector('svg')?.getBoundingClientRect()
    if (!box) return
    const angle = angleAt({ x: event.clientX, y: event.clientY }, box)
    dial.style.setProperty('--turned', `${angle}deg`)
    dial.style.setProperty('--turn-time', '0s')
    setStep(Math.min(count - 1, stepAt(angle)))
  }

  function startTurn(event: PointerEvent<HTMLElement>) {
    const knob = event.target instanceof Element && event.target.closest('.dial :is(circle, .pointer)')
    if (event.button !== 0 || !knob) return
    dialOf(cycle)?.setPointerCapture(event.pointerId)
    turn(event)
  }

  function endTurn() {
    dialOf(cycle)?.removeAttribute('style')
    // The focus that a pointer leaves would pause the steps.
    setFocused(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus only stops the highlight
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the control is the dial inside, a slider. */}
      <div
        className="cycle"
        ref={cycle}
        data-step={step}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onPointerDown={startTurn}
        onPointerMove={turn}
        onPointerUp={endTurn}
        onPointerCancel={endTurn}
        onClick={({ target }) => {
          const chosen = target instanceof Element && target.closest('.step')
          if (chosen) setStep([...(cycle.current?.querySelectorAll('.step') ?? [])].indexOf(chosen))
        }}
        onKeyDown={(event) => {
          if (event.target !== dialOf(cycle)) return
          const to = stepByKey(event.key, step, count - 1)
          if (to === undefined) return
          event.preventDefault()
          setFocused(true)
          setStep(to)
        }}
      >
        {children}
      </div>
      {animated && (
        <Button kind="quiet" className="pause" onClick={togglePause}>
          {paused ? 'Play the steps' : 'Pause the steps'}
        </Button>
      )}
    </div>
  )
}

const dialOf = (cycle: { current: HTMLElement | null }) => cycle.current?.querySelector<HTMLElement>('.dial')
