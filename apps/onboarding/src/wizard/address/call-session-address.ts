import { serverSentences } from '@wiring/session/messages'
import { callFunction, textField } from '../../session/call-function.ts'
import type { SupabaseAddress } from '../../session/supabase-address.ts'

type Answer = { readonly email: string } | { readonly error: string }

const offline = 'You are offline. Nothing was changed; try again when the network is back.'

/** Shows the session's address in full, or changes it. Never throws. */
export async function callSessionAddress(
  supabase: SupabaseAddress,
  sessionId: string,
  newAddress?: string,
): Promise<Answer> {
  const body =
    newAddress === undefined
      ? ({ action: 'show', sessionId } as const)
      : ({ action: 'change', sessionId, email: newAddress } as const)
  const answer = await callFunction(supabase, 'session-address', body)
  const data = answer.state === 'answered' ? answer.data : null
  const email = textField(data, 'email')
  if (email !== null) return { email }
  if (!navigator.onLine) return { error: offline }
  return { error: textField(data, 'error') ?? serverSentences.unavailable }
}
