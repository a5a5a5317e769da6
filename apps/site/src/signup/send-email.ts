import { isSessionId } from '@wiring/session/session-id'
import { type FormName, forms } from './forms.ts'
import { type FunctionCall, invokeFunction } from './invoke-function.ts'

export type Answer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' | 'joined' | 'transport' }
  | { kind: 'refused'; sentence: string }

const functions = { signup: 'wiring-session-signup', waitlist: 'waitlist-signup' } as const

export async function sendEmail(form: FormName, call: Omit<FunctionCall, 'name'>): Promise<Answer> {
  const { kind } = forms[form]
  return readAnswer(kind, await invokeFunction({ ...call, name: functions[kind] }))
}

/** Anything but the agreed answers is the transport error. */
export function readAnswer(kind: keyof typeof functions, body: unknown): Answer {
  const sentence = textField(body, 'error')
  const sessionId = kind === 'signup' ? textField(body, 'session_id') : undefined
  if (sentence === false || sessionId === false) return { kind: 'transport' }
  if (sentence) return { kind: 'refused', sentence }
  if (!sessionId) return { kind: kind === 'signup' ? 'mailed' : 'joined' }
  return isSessionId(sessionId) ? { kind: 'session', sessionId } : { kind: 'transport' }
}

/**
 * `undefined` when absent, `null` or empty; `false` when no text. By hand: a schema library outweighs the
 * form.
 */
function textField(body: unknown, name: 'error' | 'session_id'): string | undefined | false {
  if (typeof body !== 'object' || body === null) return false
  const value: unknown = Reflect.get(body, name)
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'string' && value
}
