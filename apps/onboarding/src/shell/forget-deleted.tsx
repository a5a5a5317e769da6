'use client'

import { useEffect } from 'react'
import { storedSessionIds } from '../device/device-store.ts'
import { fetchSession } from '../session/session-client.ts'
import { broadcastDeleted } from '../wizard/other-tabs.ts'

/** Each unknown id counts as a guess. */
const mostAsked = 5

/** The address of this page names no session: those on this device are asked for. */
export function ForgetDeleted() {
  useEffect(() => {
    for (const id of storedSessionIds().slice(0, mostAsked)) void forgetIfGone(id)
  }, [])
  return null
}

async function forgetIfGone(sessionId: string): Promise<void> {
  if ((await fetchSession(sessionId)) !== 'missing') return
  broadcastDeleted(sessionId)
  const { forgetDevice } = await import('../steps/index.tsx')
  await forgetDevice(sessionId)
}
