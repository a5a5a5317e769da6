import { callFunction, type SupabaseAddress, textField } from '@wiring/contract/call'
import { serverSentences } from '@wiring/session/messages'

type Answer = { email: string } | { error: string }

const offline = 'You are offline. Nothing was changed; try again when the network is back.'

export async function callSessionAddress(
  supabase: SupabaseAddress,
  sessionId: string,
  newAddress: string,
): Promise<Answer> {
  const answer = await callFunction({
    supabase,
    name: 'session-address',
    body: { action: 'change', sessionId, email: newAddress },
    answer: (data) => ({ email: textField(data, 'email'), error: textField(data, 'error') }),
  })
  const { email, error } = answer.state === 'answered' ? answer.data : { email: null, error: null }
  if (email !== null) return { email }
  if (answer.state === 'failed' && answer.status === 429) return { error: serverSentences.tooMany }
  return { error: navigator.onLine ? (error ?? serverSentences.unavailable) : offline }
}
