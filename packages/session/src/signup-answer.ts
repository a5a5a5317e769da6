import { textField } from './call-function.ts'
import { isSessionId } from './session-id.ts'

export type SignupAnswer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' | 'joined' }
  | { kind: 'refused'; sentence: string }

/** Of `wiring-session-signup` and `waitlist-signup`. Throws if it is invalid. */
export function readSignupAnswer(kind: 'signup' | 'waitlist', body: unknown): SignupAnswer {
  const sentence = textField(body, 'error')
  if (sentence !== null) return { kind: 'refused', sentence }
  if (kind === 'waitlist') return { kind: 'joined' }
  const sessionId = textField(body, 'session_id')
  if (sessionId === null) return { kind: 'mailed' }
  if (!isSessionId(sessionId)) throw new TypeError('The answer has no session id.')
  return { kind: 'session', sessionId }
}
