'use client'

import { useEffect } from 'react'
import { sessionNotFound } from './session-not-found.ts'

export function Notice() {
  useEffect(() => {
    if (location.hash !== `#${sessionNotFound}`) return
    history.replaceState(history.state, '', '/')
    import('./session-not-found-toast.ts').then(({ showSessionNotFound }) => showSessionNotFound())
  }, [])
  return null
}
