import { clientNetwork } from '../_shared/client-network.ts'
import { env } from '../_shared/env.ts'
import { keyedHash } from '../_shared/keyed-hash.ts'

/** What a call counts against, as the SQL functions take it. */
export const limitsOf = async (headers: Headers) => ({
  p_network_key: await keyedHash('network', await clientNetwork(headers)),
  p_relaxed: env.relaxedLimits,
})

/** Answers come no earlier than this (ms), so that their time does not tell which addresses are known. */
const leastTime = 400

export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, leastTime))])
  return done
}
