'use client'

import { useEffect } from 'react'
import { forgetTab } from './tab-storage.ts'

const channelName = 'desk.signed-out'

/** On the page behind a sign-out: here, and in every other tab. */
export function ForgetEverywhere() {
  useEffect(() => {
    forgetTab()
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(null)
    channel.close()
  }, [])
  return null
}

/** Another tab signed out: what was typed here is for nobody who signs in next. */
export function ForgetOnSignOut() {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = forgetTab
    return () => channel.close()
  }, [])
  return null
}
