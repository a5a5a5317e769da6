import 'server-only'
import { visitorAddress } from '@wiring/server/visitor-address'
import { callFunction } from '@wiring/session/call-function'
import type { FunctionRequests } from '@wiring/session/requests'
import { signedAddress } from '@wiring/session/signed-address'
import { env } from '../env.ts'

export class DeskUnavailable extends Error {
  override name = 'DeskUnavailable'
}

/** With the caller's signed address, for its limits. */
export async function requireAnswer<Name extends 'desk' | 'desk-sign-in', Answer>(
  name: Name,
  body: FunctionRequests[Name],
  answer: (data: unknown) => Answer,
): Promise<Answer> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key, CLIENT_IP_SECRET } = env()
  const headers = await signedAddress(visitorAddress(), CLIENT_IP_SECRET)
  const result = await callFunction({ supabase: { url, key }, name, body, headers, answer })
  if (result.state === 'answered') return result.data
  throw new DeskUnavailable(`${body.action}: ${result.state === 'failed' ? result.status : 'no answer'}`)
}
