import { callFunction, type SupabaseAddress, textField } from '@wiring/session/call-function'
import { isSessionId } from '@wiring/session/session-id'
import { type FormName, forms } from './forms.ts'

export type Answer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' | 'joined' }
  | { kind: 'refused'; sentence: string }

export interface EmailCall {
  supabase: SupabaseAddress
  email: string
  /** Idempotency key, honeypot, time trap, and from the server the visitor's signed address. */
  headers: Record<string, string>
}

const functions = { signup: 'wiring-session-signup', waitlist: 'waitlist-signup' } as const

/** `transport`: no answer, or not as agreed. */
export async function sendEmail(
  form: FormName,
  { email, ...call }: EmailCall,
): Promise<Answer | { kind: 'transport' }> {
  const { kind } = forms[form]
  const result = await callFunction({
    ...call,
    name: functions[kind],
    body: { email },
    answer: (data) => readAnswer(kind, data),
    // Safe by the idempotency key.
    retries: 1,
  })
  return result.state === 'answered' ? result.data : { kind: 'transport' }
}

/** Throws for anything but the agreed answers. */
export function readAnswer(kind: keyof typeof functions, body: unknown): Answer {
  const sentence = textField(body, 'error')
  if (sentence !== null) return { kind: 'refused', sentence }
  if (kind === 'waitlist') return { kind: 'joined' }
  const sessionId = textField(body, 'session_id')
  if (sessionId === null) return { kind: 'mailed' }
  if (!isSessionId(sessionId)) throw new TypeError('The answer has no session id.')
  return { kind: 'session', sessionId }
}
