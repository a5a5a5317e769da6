import 'server-only'
import { publicClient } from '@wiring/database/client'
import { type WiringSession, wiringSession } from '@wiring/session/session'
import { isSessionId } from '@wiring/session/session-id'
import { supabaseAddress } from '../env.ts'

export type LoadedSession =
  | { readonly state: 'found'; readonly session: WiringSession }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

/** Retry is offered after ten seconds of loading. */
const timeoutMs = 14_000

/** Unknown, malformed, expired and deleted ids are all `missing`; `failed` is worth a retry. Never throws. */
export async function loadSession(sessionId: string): Promise<LoadedSession> {
  if (!isSessionId(sessionId)) return { state: 'missing' }
  const { url, key } = supabaseAddress()
  try {
    const { data, error } = await publicClient(url, key)
      .rpc('get_session_by_id', { session_uuid: sessionId })
      .abortSignal(AbortSignal.timeout(timeoutMs))
    if (error !== null || !Array.isArray(data)) return { state: 'failed' }
    if (data.length === 0) return { state: 'missing' }
    const read = wiringSession.safeParse(data[0])
    return read.success ? { state: 'found', session: read.data } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
