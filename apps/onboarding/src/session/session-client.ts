import { answerTimeoutMs, callFunction, type SupabaseAddress, textField } from '@wiring/contract/call'
import type { WiringSession } from '@wiring/contract/session'
import type { UpdateData } from '@wiring/contract/update'
import { reloadOnce } from '../device/reload-once.ts'

const loadSessionSchema = () => import('@wiring/contract/session')

/** An offline screen needs these 16 KB. */
export const preloadSchemas = (): Promise<unknown> =>
  Promise.all([loadSessionSchema(), import('@wiring/session/survey-answers')]).catch(() => undefined)

export async function parseSession(given: unknown): Promise<WiringSession | null> {
  const { wiringSession } = await loadSessionSchema().catch(reloadOnce)
  const read = wiringSession.safeParse(given)
  return read.success ? read.data : null
}

/** `null` without an answer. */
export async function fetchSession(sessionId: string): Promise<WiringSession | 'missing' | null> {
  try {
    const response = await fetch(`/wiring/${sessionId}/state`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    // Only in our own words: what is on this device goes with the session, and not with the 404 of a proxy.
    if (response.status === 404) return (await response.json()) === null ? 'missing' : null
    return response.ok ? await parseSession(await response.json()) : null
  } catch {
    return null
  }
}

export type UpdateResult =
  | { state: 'saved'; session: WiringSession }
  | { state: 'refused' }
  | { state: 'failed' }

export async function sendUpdate(
  supabase: SupabaseAddress,
  sessionId: string,
  updateData: UpdateData,
  headers: Record<string, string> = {},
): Promise<UpdateResult> {
  const deadline = Date.now() + answerTimeoutMs
  const call = () =>
    callFunction({
      supabase,
      name: 'update-wiring-session',
      body: { sessionId, updateData },
      headers,
      answer: (data) => ({ data, code: textField(data, 'code') }),
      timeoutMs: deadline - Date.now(),
      retries: 2,
    })
  let answer = await call()
  // Retries once: updates are idempotent.
  if (answer.state === 'unreachable' && Date.now() + 1_000 < deadline && navigator.onLine)
    answer = await call()
  if (answer.state !== 'answered') return { state: 'failed' }
  // The schema did not load; a retry finds it.
  const session = await parseSession(answer.data.data).catch(() => 'unread' as const)
  if (session === 'unread') return { state: 'failed' }
  if (session !== null) return { state: 'saved', session }
  return { state: answer.data.code === null ? 'failed' : 'refused' }
}
