import 'server-only'
import { signedAddress } from '@wiring/server/signed-address'
import { visitorAddress } from '@wiring/server/visitor-address'
import { type Denial, denial } from '@wiring/session/desk/access'
import { type DeskAction, type DeskAnswer, type DeskInput, deskActions } from '@wiring/session/desk/actions'
import * as z from 'zod'
import { env } from '../env.ts'

const timeoutMs = 15_000

/** The function did not answer, or not as agreed. */
export class DeskUnavailable extends Error {
  override name = 'DeskUnavailable'
}

/** Calls one action of the function `desk` for the operator whose session cookie this is. */
export async function callDesk<Name extends DeskAction>(
  session: string,
  action: Name,
  input: DeskInput<Name>,
): Promise<DeskAnswer<Name> | Denial> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key, CLIENT_IP_SECRET } = env()
  const response = await fetch(`${url}/functions/v1/desk`, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...signedAddress(visitorAddress(), CLIENT_IP_SECRET),
    },
    body: JSON.stringify({ action, session, input }),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (response === null) throw new DeskUnavailable(`${action}: no answer`)
  const answer = z.union([denial, deskActions[action].answer])
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (!response.ok || !parsed.success) throw new DeskUnavailable(`${action}: ${response.status}`)
  return parsed.data as DeskAnswer<Name> | Denial
}
