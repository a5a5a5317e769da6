import { FunctionsClient } from '@supabase/functions-js'
import { z } from 'zod/mini'

/** What the function may answer; anything else counts as no answer. */
const answerSchema = z.object({
  error: z.optional(z.nullable(z.string())),
  session_id: z.optional(z.nullable(z.uuid())),
})

export type SignupAnswer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'transport' }

export interface SignupRequest {
  functionsUrl: string
  publishableKey: string
  email: string
  /** Idempotency key, honeypot, time trap, and from the server the visitor's signed address. */
  headers: Record<string, string>
}

/** How long a visitor waits before the form says that nobody answered (ms). */
const patience = 14_000

/** Calls `wiring-session-signup` with `{email}`. Every status but 2xx is a transport error, as with supabase-js. */
export async function requestSignup(request: SignupRequest): Promise<SignupAnswer> {
  const functions = new FunctionsClient(request.functionsUrl, {
    headers: { apikey: request.publishableKey, Authorization: `Bearer ${request.publishableKey}` },
  })
  const { data, error } = await functions.invoke('wiring-session-signup', {
    body: { email: request.email },
    headers: request.headers,
    timeout: patience,
  })
  const answer = answerSchema.safeParse(data)
  if (error || !answer.success) return { kind: 'transport' }
  if (answer.data.error) return { kind: 'refused', sentence: answer.data.error }
  if (answer.data.session_id) return { kind: 'session', sessionId: answer.data.session_id }
  return { kind: 'mailed' }
}
