'use client'

import { Lamp } from '@wiring/ui/lamp'
import { useSyncExternalStore } from 'react'

export function OfflineBanner() {
  const online = useOnline()
  return (
    <div className="offline" role="status" data-shown={online ? undefined : ''}>
      {online ? null : (
        <>
          <Lamp signal="yellow">Offline</Lamp>
          <span>Go on answering: everything stays on this device and is sent when the network is back.</span>
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
