import 'server-only'
import { callFunction } from '@wiring/contract/call'
import { type AccessDenial, denial } from '@wiring/contract/desk/access'
import { type DeskAction, type DeskAnswer, type DeskInput, deskActions } from '@wiring/contract/desk/actions'
import { type SignInAnswer, type SignInRequest, signInAnswer } from '@wiring/contract/desk/sign-in'
import type { FunctionRequests } from '@wiring/contract/function-requests'
import { signedAddress } from '@wiring/contract/signature'
import { visitorAddress } from '@wiring/server/visitor-address'
import * as z from 'zod'
import { env } from '../env.ts'

class DeskUnavailable extends Error {
  override name = 'DeskUnavailable'
}

/** Rate limits count by the signed address. */
async function call<Name extends 'desk' | 'desk-sign-in', Answer>(
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

/** Throws `DeskUnavailable`. */
export async function callDesk<Name extends DeskAction>(
  session: string,
  action: Name,
  input: DeskInput<Name>,
): Promise<DeskAnswer<Name> | AccessDenial> {
  const answer = z.union([denial, deskActions[action].answer])
  return (await call('desk', { action, session, input }, answer.parse)) as DeskAnswer<Name> | AccessDenial
}

/** Throws `DeskUnavailable`. */
export const callSignIn = (body: SignInRequest): Promise<SignInAnswer> =>
  call('desk-sign-in', body, signInAnswer.parse)

/** Logs `DeskUnavailable`. */
export const nullIfUnavailable = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof DeskUnavailable)) throw error
    console.error(error.message)
    return null
  })
