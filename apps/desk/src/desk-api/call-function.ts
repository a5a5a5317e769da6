import 'server-only'
import { visitorAddress } from '@wiring/server/visitor-address'
import { signedAddress } from '@wiring/session/signed-address'
import type * as z from 'zod'
import { env } from '../env.ts'

const timeoutMs = 15_000

/** The function did not answer, or not as agreed. */
export class DeskUnavailable extends Error {
  override name = 'DeskUnavailable'
}

/** Calls a function with the publishable key and the caller's signed address, for its limits. */
export async function callFunction<Answer extends z.ZodType>(
  name: 'desk' | 'desk-sign-in',
  body: { action: string; [more: string]: unknown },
  answer: Answer,
): Promise<z.infer<Answer>> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key, CLIENT_IP_SECRET } = env()
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(await signedAddress(visitorAddress(), CLIENT_IP_SECRET)),
    },
    body: JSON.stringify(body),
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  if (response === null) throw new DeskUnavailable(`${body.action}: no answer`)
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (!response.ok || !parsed.success) throw new DeskUnavailable(`${body.action}: ${response.status}`)
  return parsed.data
}
