import { FunctionsClient, FunctionsFetchError } from '@supabase/functions-js'
import { type WiringSession, wiringSession } from '@wiring/session/session'
import type { UpdateData } from '@wiring/session/update'
import type { SupabaseAddress } from './supabase-address.ts'

export type Saved =
  | { readonly state: 'saved'; readonly session: WiringSession }
  /** The server said no; `code` is one of the refusal codes of `@wiring/session/update`. */
  | { readonly state: 'refused'; readonly code: string }
  /** Nobody answered properly in time; sending the same again is safe. */
  | { readonly state: 'failed' }

const timeout = 14_000

/**
 * Sends one of the four updates. A connection cut before the answer is tried once more at once: every update is
 * idempotent, and the first one may have been committed.
 */
export async function sendUpdate(
  supabase: SupabaseAddress,
  sessionId: string,
  updateData: UpdateData,
): Promise<Saved> {
  const deadline = Date.now() + timeout
  const first = await attempt(supabase, sessionId, updateData, timeout)
  const left = deadline - Date.now()
  if (first !== 'cut' || left < 1_000 || !navigator.onLine)
    return first === 'cut' ? { state: 'failed' } : first
  const second = await attempt(supabase, sessionId, updateData, left)
  return second === 'cut' ? { state: 'failed' } : second
}

async function attempt(
  { url, key }: SupabaseAddress,
  sessionId: string,
  updateData: UpdateData,
  time: number,
): Promise<Saved | 'cut'> {
  const functions = new FunctionsClient(`${url}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  })
  const { data, error } = await functions.invoke('update-wiring-session', {
    body: { sessionId, updateData },
    timeout: time,
  })
  if (error instanceof FunctionsFetchError) return 'cut'
  if (error !== null) return { state: 'failed' }
  const read = wiringSession.safeParse(data)
  if (read.success) return { state: 'saved', session: read.data }
  const code: unknown = typeof data === 'object' && data !== null && 'code' in data ? data.code : null
  return typeof code === 'string' ? { state: 'refused', code } : { state: 'failed' }
}
