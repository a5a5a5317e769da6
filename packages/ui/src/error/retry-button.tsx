'use client'

import { useState } from 'react'
import { Button } from '../button/button.tsx'

/** Reloads: React's own retry draws what was loaded before, which may be behind what is saved. */
export function RetryButton({ label = 'Retry', className }: { label?: string; className?: string }) {
  const [offline, setOffline] = useState(false)
  const retry = () => {
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return
    // Neither the fragment nor the entry's state may lead back behind what is saved.
    history.replaceState(null, '', location.pathname + location.search)
    location.reload()
  }
  return (
    <>
      <Button kind="primary" className={className} onClick={retry}>
        {label}
      </Button>
      <p role="status" className="ui-retry-status">
        {offline ? 'You are offline. Try again when the network is back.' : ''}
      </p>
    </>
  )
}
