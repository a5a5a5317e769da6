'use client'

import { showToast } from '@wiring/ui/toast'
import { useEffect } from 'react'

/** Shows the message that the wizard could not show itself, then takes it out of the address bar. */
export function Notice() {
  useEffect(() => {
    const url = new URL(location.href)
    if (url.searchParams.get('notice') !== 'session-not-found') return
    url.searchParams.delete('notice')
    history.replaceState(history.state, '', url)
    import('@wiring/session/messages').then(({ messages }) =>
      showToast({ ...messages.sessionNotFound, tone: 'error' }),
    )
  }, [])
  return null
}
