import { signedAddress } from '@wiring/server/signed-address'
import * as z from 'zod'
import { env } from '../env.ts'
import { blockList } from './block-list.ts'
import { callerOf, unknownCaller } from './caller.ts'

/** Nobody waits longer than this for being counted (ms). */
const timeout = 2_000

const counted = z.object({ wait: z.number() })

/**
 * Counts an unknown id against its caller, in Postgres, so that all instances of this app count together: after 20 in ten
 * minutes the caller is blocked. Returns the seconds to wait, 0 when it may go on; also 0 when nobody can count,
 * since reading stays open while the limiter is down.
 */
export async function noteUnknownId(headers: Headers): Promise<number> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key, CLIENT_IP_SECRET } = env()
  const caller = callerOf(headers, CLIENT_IP_SECRET)
  const named = signedAddress(caller === unknownCaller ? null : caller, CLIENT_IP_SECRET)
  try {
    const answer = await fetch(`${url}/functions/v1/note-unknown-id`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, ...named },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    })
    const { wait } = counted.parse(await answer.json())
    if (wait > 0) blockList.add(caller, wait, Date.now())
    return wait
  } catch {
    return 0
  }
}
