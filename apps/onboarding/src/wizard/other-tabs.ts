import type { WiringSession } from '@wiring/contract/session'
import { parseSession } from '../session/session-client.ts'

/** `null` where the browser has none or, with all cookies blocked, refuses it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('wiring')
  } catch {
    return null
  }
}

function broadcast(message: unknown): void {
  const channel = openChannel()
  channel?.postMessage(message)
  channel?.close()
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
  const channel = openChannel()
  if (channel === null) return () => {}
  channel.onmessage = async ({ data }) => {
    if (deletedIdOf(data) === sessionId) return onDeleted()
    const session = await parseSession(data)
    if (session?.session_id === sessionId) onSession(session)
  }
  return () => channel.close()
}
