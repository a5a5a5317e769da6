import type { WiringSession } from '@wiring/session/session'
import type { UpdateData } from '@wiring/session/update'
import { answerTimeoutMs, callFunction, textField } from './call-function.ts'
import { parseSession } from './parse-session.ts'
import type { SupabaseAddress } from './supabase-address.ts'

export type Saved =
  | { readonly state: 'saved'; readonly session: WiringSession }
  /** `code`: see `refusalCodes`. */
  | { readonly state: 'refused'; readonly code: string }
  /** Sending the same again is safe. */
  | { readonly state: 'failed' }

const busyRetries = 2
/** Not worth a call with less time left (ms). */
const shortest = 4_000

/**
 * Retries once after a broken connection (updates are idempotent), at most twice when a busy server names a
 * time.
 */
export async function sendUpdate(
  supabase: SupabaseAddress,
  sessionId: string,
  updateData: UpdateData,
  headers: Record<string, string> = {},
): Promise<Saved> {
  const started = Date.now()
  const call = (time: number) =>
    callFunction(supabase, 'update-wiring-session', { sessionId, updateData }, time, headers)
  const left = () => answerTimeoutMs - (Date.now() - started)
  let answer = await call(answerTimeoutMs)
  for (let again = 0; again < busyRetries && answer.state === 'busy'; again++) {
    // Jitter: all that were refused together must not return together.
    const wait = answer.wait * (1 + Math.random() / 2)
    if (left() - wait < shortest) break
    await new Promise((resolve) => setTimeout(resolve, wait))
    answer = await call(left())
  }
  if (answer.state === 'unreachable' && left() > 1_000 && navigator.onLine) answer = await call(left())
  if (answer.state !== 'answered') return { state: 'failed' }
  // Saved, but the code that reads the answer did not load; retrying finds both.
  const session = await parseSession(answer.data).catch(() => 'unread' as const)
  if (session === 'unread') return { state: 'failed' }
  if (session !== null) return { state: 'saved', session }
  const code = textField(answer.data, 'code')
  return code === null ? { state: 'failed' } : { state: 'refused', code }
}
