import { waitAnswer } from '@wiring/session/requests'
import { signedAddress } from '@wiring/session/signed-address'
import { env, supabaseAddress } from '../env.ts'
import { blockList } from './block-list.ts'
import { callFunction } from './call-function.ts'
import { callerOf, unknownCaller } from './caller.ts'

const timeoutMs = 2_000

/**
 * Counts an unknown id against its caller, in Postgres for all instances: 20 in ten minutes block it. Returns
 * seconds to wait; 0 when the limiter is down, since reading stays open.
 */
export async function countUnknownId(headers: Headers): Promise<number> {
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
