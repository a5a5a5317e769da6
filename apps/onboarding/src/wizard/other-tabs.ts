import type { WiringSession } from '@wiring/session/session'
import { parseSession } from '../session/session-client.ts'

const channelName = 'wiring'

function broadcast(message: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

export const broadcastSession = (session: WiringSession): void => broadcast(session)

export const broadcastDeleted = (sessionId: string): void => broadcast({ deleted: sessionId })

const deletedIdOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'deleted' in data ? data.deleted : undefined

export interface TabListener {
  onSession: (session: WiringSession) => void
  onDeleted: () => void
}

export function listenToOtherTabs(sessionId: string, { onSession, onDeleted }: TabListener) {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = async ({ data }) => {
    if (deletedIdOf(data) === sessionId) return onDeleted()
    const session = await parseSession(data)
    if (session?.session_id === sessionId) onSession(session)
  }
  return () => channel.close()
}
