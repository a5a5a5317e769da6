'use client'

import { isQuiet, onMotionChange, restoreQuiet, setQuiet } from '@wiring/ui/motion'
import { useEffect, useSyncExternalStore } from 'react'
import { fadeToPagesOnly, leaveWithoutFade, startWhenSeen } from './made-ahead.ts'

export function QuietSwitch() {
  const quiet = useSyncExternalStore(onMotionChange, isQuiet, () => false)
  useEffect(() => {
    if (restoreQuiet()) setQuiet(true)
    startWhenSeen()
    leaveWithoutFade()
    fadeToPagesOnly()
  }, [])
  return (
    <button type="button" className="quiet ui-label" aria-pressed={quiet} onClick={() => setQuiet(!quiet)}>
      <i className="knob" aria-hidden="true" />
      Quiet
    </button>
  )
}
