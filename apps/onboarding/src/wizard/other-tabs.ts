import type { WiringSession } from '@wiring/session/session'
import { readSession } from '../session/read-session.ts'

const name = 'wiring'

/** Tells the same session in other tabs of this browser that it moved on. */
export function tellOtherTabs(session: WiringSession): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(session)
  channel.close()
}

/** Calls back when another tab saved a step of this session; returns the way out. */
export function listenToOtherTabs(sessionId: string, onSession: (session: WiringSession) => void) {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = async ({ data }) => {
    const session = await readSession(data)
    if (session?.session_id === sessionId) onSession(session)
  }
  return () => channel.close()
}
