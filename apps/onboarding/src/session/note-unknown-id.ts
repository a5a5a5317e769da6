import { waitAnswer } from '@wiring/session/requests'
import { signedAddress } from '@wiring/session/signed-address'
import { env, supabaseAddress } from '../env.ts'
import { blockList } from './block-list.ts'
import { callFunction } from './call-function.ts'
import { callerOf, unknownCaller } from './caller.ts'

/** Nobody waits longer than this for being counted (ms). */
const timeoutMs = 2_000

/**
 * Counts an unknown id against its caller, in Postgres, so that all instances of this app count together: after 20 in ten
 * minutes the caller is blocked. Returns the seconds to wait, 0 when it may go on; also 0 when nobody can count,
 * since reading stays open while the limiter is down.
 */
export async function noteUnknownId(headers: Headers): Promise<number> {
  const { CLIENT_IP_SECRET } = env()
  const caller = await callerOf(headers, CLIENT_IP_SECRET)
  const named = await signedAddress(caller === unknownCaller ? null : caller, CLIENT_IP_SECRET)
  const answer = await callFunction(supabaseAddress(), 'note-unknown-id', undefined, timeoutMs, named)
  const counted = waitAnswer.safeParse(answer.state === 'answered' ? answer.data : null)
  if (!counted.success) return 0
  const { wait } = counted.data
  if (wait > 0) blockList.add(caller, wait, Date.now())
  return wait
}
