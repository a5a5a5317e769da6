import { sessionId } from '@wiring/session/session'
import * as z from 'zod/mini'
import { type FunctionCall, invokeFunction } from './invoke-function.ts'

/** What the function may answer; anything else counts as no answer. */
const answerSchema = z.object({
  error: z.optional(z.nullable(z.string())),
  session_id: z.optional(z.nullable(sessionId)),
})

export type SignupAnswer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'transport' }

/** Reads what `wiring-session-signup` answered. */
export function readSignupAnswer(body: unknown): SignupAnswer {
  const answer = answerSchema.safeParse(body)
  if (!answer.success) return { kind: 'transport' }
  if (answer.data.error) return { kind: 'refused', sentence: answer.data.error }
  if (answer.data.session_id) return { kind: 'session', sessionId: answer.data.session_id }
  return { kind: 'mailed' }
}

/** Calls `wiring-session-signup` and reads its answer. */
export async function requestSignup(call: Omit<FunctionCall, 'name'>): Promise<SignupAnswer> {
  return readSignupAnswer(await invokeFunction({ ...call, name: 'wiring-session-signup' }))
}
