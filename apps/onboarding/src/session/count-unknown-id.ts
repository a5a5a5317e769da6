import { callFunction } from '@wiring/contract/call'
import type { SecretList } from '@wiring/contract/secret-list'
import { waitAnswer } from '@wiring/contract/session-requests'
import { signedAddress, verifiedAddress } from '@wiring/contract/signature'
import { visitorAddress } from '@wiring/server/visitor-address'
import { env, supabaseAddress } from '../env.ts'
import { blockList } from './block-list.ts'

const timeoutMs = 2_000

/** Limits guessing for all instances. Returns the seconds to wait; 0 when the limiter is down. */
export async function countUnknownId(headers: Headers): Promise<number> {
  const caller = await callerOf(headers, env().CLIENT_IP_SECRET)
  const counted = await callFunction({
    supabase: supabaseAddress(),
    name: 'note-unknown-id',
    body: undefined,
    headers: await signedCaller(caller),
    answer: waitAnswer.parse,
    timeoutMs,
  })
  if (counted.state !== 'answered') return 0
  const { wait } = counted.data
  if (wait > 0) blockList.add(caller, wait, Date.now())
  return wait
}

/** For a function that counts by the visitor: unsigned, all of this server's visitors share one limit. */
export const signedCaller = (caller: string): Promise<Record<string, string>> =>
  signedAddress(caller === unknownCaller ? null : caller, env().CLIENT_IP_SECRET)

/** Callers without an address share one limit. */
const unknownCaller = 'unknown'

export async function callerOf(headers: Pick<Headers, 'get'>, secrets: SecretList): Promise<string> {
  return (await verifiedAddress(headers, secrets)) ?? visitorAddress() ?? unknownCaller
}
