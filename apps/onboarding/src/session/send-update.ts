import type { WiringSession } from '@wiring/session/session'
import type { UpdateData } from '@wiring/session/update'
import { answeredText, callFunction } from './call-function.ts'
import { readSession } from './read-session.ts'
import type { SupabaseAddress } from './supabase-address.ts'

export type Saved =
  | { readonly state: 'saved'; readonly session: WiringSession }
  /** The server said no; `code` is one of the refusal codes of `@wiring/session/update`. */
  | { readonly state: 'refused'; readonly code: string }
  /** Nobody answered properly in time; sending the same again is safe. */
  | { readonly state: 'failed' }

const timeout = 14_000
const busyRetries = 2
/** With less time than this a call is not worth beginning (ms). */
const shortest = 4_000

/**
 * Sends one of the four updates. A connection cut before the answer is tried once more at once: every update is
 * idempotent, and the first one may have been committed. A busy server is asked again when it says, twice at most.
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
  const left = () => timeout - (Date.now() - started)
  let answer = await call(timeout)
  for (let again = 0; again < busyRetries && answer.state === 'busy'; again++) {
    // Spread by half, so that all who were refused together do not come back together.
    const wait = answer.wait * (1 + Math.random() / 2)
    if (left() - wait < shortest) break
    await new Promise((resolve) => setTimeout(resolve, wait))
    answer = await call(left())
  }
  if (answer.state === 'cut' && left() > 1_000 && navigator.onLine) answer = await call(left())
  if (answer.state !== 'answered') return { state: 'failed' }
  // It is saved, but the code that reads the answer did not come; the next try finds both.
  const session = await readSession(answer.data).catch(() => 'unread' as const)
  if (session === 'unread') return { state: 'failed' }
  if (session !== null) return { state: 'saved', session }
  const code = answeredText(answer.data, 'code')
  return code === null ? { state: 'failed' } : { state: 'refused', code }
}
