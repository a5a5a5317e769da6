'use client'

import { useEffect } from 'react'
import { sessionNotFound } from './session-not-found.ts'

export function Notice() {
  useEffect(() => {
    if (location.hash !== `#${sessionNotFound}`) return
    history.replaceState(history.state, '', '/')
    Promise.all([import('@wiring/session/messages'), import('@wiring/ui/toast')]).then(
      ([{ messages }, { showToast }]) => showToast({ ...messages.sessionNotFound, tone: 'error' }),
    )
  }, [])
  return null
}
