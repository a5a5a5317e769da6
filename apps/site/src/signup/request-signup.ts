import { isSessionId } from '@wiring/session/session-id'
import { answerField } from './answer-field.ts'
import { type FunctionCall, invokeFunction } from './invoke-function.ts'

export type SignupAnswer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'transport' }

/** Reads what `wiring-session-signup` answered; anything but the agreed counts as no answer. */
export function readSignupAnswer(body: unknown): SignupAnswer {
  const sentence = answerField(body, 'error')
  const sessionId = answerField(body, 'session_id')
  if (sentence === false || sessionId === false) return { kind: 'transport' }
  if (sentence) return { kind: 'refused', sentence }
  if (!sessionId) return { kind: 'mailed' }
  return isSessionId(sessionId) ? { kind: 'session', sessionId } : { kind: 'transport' }
}

/** Calls `wiring-session-signup` and reads its answer. */
export async function requestSignup(call: Omit<FunctionCall, 'name'>): Promise<SignupAnswer> {
  return readSignupAnswer(await invokeFunction({ ...call, name: 'wiring-session-signup' }))
}
