import { callFunction, type SupabaseAddress, textField } from '@wiring/contract/call'
import { elapsedHeader, idempotencyHeader } from '@wiring/contract/headers'
import { isSessionId } from '@wiring/session/session-id'
import { type FormKind, type FormName, forms } from './outcomes.ts'

export interface EmailCall {
  supabase: SupabaseAddress
  email: string
  idempotencyKey: string
  /** Since the page was asked for. Unknown without JavaScript. */
  elapsedMs?: number
  headers?: Record<string, string>
}

export async function sendEmail(form: FormName, call: EmailCall) {
  const { supabase, email, idempotencyKey, elapsedMs, headers } = call
  const { kind, functionName } = forms[form]
  const result = await callFunction({
    supabase,
    name: functionName,
    body: { email },
    headers: {
      [idempotencyHeader]: idempotencyKey,
      ...(elapsedMs !== undefined && { [elapsedHeader]: String(Math.round(elapsedMs)) }),
      ...headers,
    },
    answer: (data) => readSignupAnswer(kind, data),
    // Safe by the idempotency key.
    retries: 1,
  })
  return result.state === 'answered' ? result.data : ({ kind: 'transport' } as const)
}

type SignupAnswer =
  | { kind: 'session'; sessionId: string }
  | { kind: 'mailed' | 'joined' }
  | { kind: 'refused'; sentence: string }

/** Of `wiring-session-signup` and `waitlist-signup`. Throws if it is invalid. */
export function readSignupAnswer(kind: FormKind, body: unknown): SignupAnswer {
  const sentence = textField(body, 'error')
  if (sentence !== null) return { kind: 'refused', sentence }
  if (kind === 'waitlist') return { kind: 'joined' }
  const sessionId = textField(body, 'session_id')
  if (sessionId === null) return { kind: 'mailed' }
  if (!isSessionId(sessionId)) throw new TypeError('The answer has no session id.')
  return { kind: 'session', sessionId }
}
