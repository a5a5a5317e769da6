import { type WiringSession, wiringSession } from '@wiring/session/session'

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
  channel.onmessage = ({ data }) => {
    const read = wiringSession.safeParse(data)
    if (read.success && read.data.session_id === sessionId) onSession(read.data)
  }
  return () => channel.close()
}
