import { answerTimeoutMs, callFunction, type SupabaseAddress, textField } from '@wiring/session/call-function'
import type { WiringSession } from '@wiring/session/session'
import type { UpdateData } from '@wiring/session/update'
import { parseSession } from './parse-session.ts'

export type Saved =
  | { state: 'saved'; session: WiringSession }
  /** `code`: see `refusalCodes`. */
  | { state: 'refused'; code: string }
  /** Sending the same again is safe. */
  | { state: 'failed' }

/** Retries once after a broken connection (updates are idempotent), twice when a busy server names a time. */
export async function sendUpdate(
  supabase: SupabaseAddress,
  sessionId: string,
  updateData: UpdateData,
  headers: Record<string, string> = {},
): Promise<Saved> {
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
  if (answer.state === 'unreachable' && Date.now() + 1_000 < deadline && navigator.onLine)
    answer = await call()
  if (answer.state !== 'answered') return { state: 'failed' }
  // Saved, but the code that reads the answer did not load; retrying finds both.
  const session = await parseSession(answer.data.data).catch(() => 'unread' as const)
  if (session === 'unread') return { state: 'failed' }
  if (session !== null) return { state: 'saved', session }
  const { code } = answer.data
  return code === null ? { state: 'failed' } : { state: 'refused', code }
}
