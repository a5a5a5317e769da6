'use client'

import { Lamp } from '@wiring/ui/lamp'
import { useSyncExternalStore } from 'react'
import { useWizard } from './wizard-context.ts'

export function OfflineBanner() {
  const { session } = useWizard()
  const online = useOnline()
  return (
    <div className="offline" role="status" data-shown={online ? undefined : ''}>
      {online ? null : (
        <>
          <Lamp signal="yellow">Offline</Lamp>
          {session.wiring_complete ? (
            <span key="complete">Nothing of yours is lost: all of it has arrived here.</span>
          ) : (
            <span key="open">
              Go on answering: everything stays on this device, and what you submit is sent when the network
              is back.
            </span>
          )}
        </>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
