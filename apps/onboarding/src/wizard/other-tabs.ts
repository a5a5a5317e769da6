import type { WiringSession } from '@wiring/session/session'
import { parseSession } from '../session/parse-session.ts'

const name = 'wiring'

function tell(message: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}

export const broadcastSession = (session: WiringSession): void => tell(session)

export const broadcastDeleted = (sessionId: string): void => tell({ deleted: sessionId })

const deletedIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'deleted' in data ? data.deleted : undefined

export interface TabListener {
  onSession: (session: WiringSession) => void
  onDeleted: () => void
}

/** Calls back when another tab saved or deleted this session; returns the unsubscribe. */
export function listenToOtherTabs(sessionId: string, { onSession, onDeleted }: TabListener) {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = async ({ data }) => {
    if (deletedIn(data) === sessionId) return onDeleted()
    const session = await parseSession(data)
    if (session?.session_id === sessionId) onSession(session)
  }
  return () => channel.close()
}
