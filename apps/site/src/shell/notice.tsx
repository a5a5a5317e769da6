'use client'

import { showToast } from '@wiring/ui/toast'
import { useEffect } from 'react'
import { sessionNotFound } from './session-not-found.ts'

export function Notice() {
  useEffect(() => {
    if (location.hash !== `#${sessionNotFound}`) return
    history.replaceState(history.state, '', '/')
    import('@wiring/session/messages').then(({ messages }) =>
      showToast({ ...messages.sessionNotFound, tone: 'error' }),
    )
  }, [])
  return null
}
