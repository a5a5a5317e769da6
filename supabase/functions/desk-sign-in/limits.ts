import type { SignInRequest } from '@wiring/contract/desk/sign-in'
import { networkKey, relaxedLimits } from '../_shared/client-network.ts'

export type RequestOf<Action extends SignInRequest['action']> = Extract<SignInRequest, { action: Action }>

export const limitParameters = async (headers: Headers) => ({
  p_network_key: await networkKey(headers),
  p_relaxed: relaxedLimits,
})

/** Hides which addresses are known. */
const minimumMs = 400

export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, minimumMs))])
  return done
}
