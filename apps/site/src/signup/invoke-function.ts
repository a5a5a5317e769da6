import { FunctionsClient } from '@supabase/functions-js'

export interface FunctionCall {
  functionsUrl: string
  publishableKey: string
  name: 'wiring-session-signup' | 'waitlist-signup'
  email: string
  /** Idempotency key, honeypot, time trap, and from the server the visitor's signed address. */
  headers: Record<string, string>
}

/** How long a visitor waits before the form says that nobody answered (ms). */
const patience = 14_000

/** Calls a signup function with `{email}`; `undefined` is the transport error, which every status but 2xx is. */
export async function invokeFunction({
  functionsUrl,
  publishableKey,
  name,
  email,
  headers,
}: FunctionCall): Promise<unknown> {
  const functions = new FunctionsClient(functionsUrl, {
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  })
  const { data, error } = await functions.invoke(name, { body: { email }, headers, timeout: patience })
  return error ? undefined : data
}
