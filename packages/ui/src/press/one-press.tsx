'use client'

import { useEffect } from 'react'
import { watchPresses } from './held-keys.ts'

interface OnePressProps {
  /** Also stops the second click of a double click. */
  doubleClicks?: boolean
}

/** One press is one action, on every screen below the layout that holds it. */
export function OnePress({ doubleClicks = false }: OnePressProps) {
  useEffect(() => watchPresses(window, { doubleClicks }), [doubleClicks])
  return null
}
