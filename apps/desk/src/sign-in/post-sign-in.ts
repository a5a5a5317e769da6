import type { SignInAnswer, SignInRequest } from '@wiring/contract/desk/sign-in'
import { postJson } from '../desk-api/post-action.ts'

type DistributedOmit<Union, Name extends string> = Union extends unknown ? Omit<Union, Name> : never
/** The desk's server adds the rest. */
export type SignInStep = DistributedOmit<SignInRequest, 'session' | 'userAgent' | 'browser'>

export type SignInResult =
  | DistributedOmit<SignInAnswer, 'token'>
  | { status: 'unavailable' }
  | { status: 'bad_request' }

/** Never throws. */
export async function postSignIn(step: SignInStep): Promise<SignInResult> {
  try {
    return await (await postJson('/api/sign-in', step)).json()
  } catch {
    return { status: 'unavailable' }
  }
}
