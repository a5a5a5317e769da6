import 'server-only'
import { type WiringSession, wiringSession } from '@wiring/contract/session'
import { isSessionId } from '@wiring/session/session-id'
import { type ReadRow, readRow } from './read-row.ts'

export type LoadedSession = ReadRow<WiringSession>

/** The page offers a retry after ten seconds. */
const timeoutMs = 14_000

export async function loadSession(sessionId: string): Promise<LoadedSession> {
  if (!isSessionId(sessionId)) return { state: 'missing' }
  return readRow(
    (database) => database.rpc('get_session_by_id', { session_uuid: sessionId }),
    wiringSession,
    timeoutMs,
  )
}
