import { callFunction, type SupabaseAddress } from '@wiring/session/call-function'
import { readSignupAnswer } from '@wiring/session/signup-answer'
import { type FormName, forms } from './forms.ts'

export interface EmailCall {
  supabase: SupabaseAddress
  email: string
  headers: Record<string, string>
}

export async function sendEmail(form: FormName, { email, ...call }: EmailCall) {
  const { kind, functionName } = forms[form]
  const result = await callFunction({
    ...call,
    name: functionName,
    body: { email },
    answer: (data) => readSignupAnswer(kind, data),
    // Safe by the idempotency key.
    retries: 1,
  })
  return result.state === 'answered' ? result.data : ({ kind: 'transport' } as const)
}
