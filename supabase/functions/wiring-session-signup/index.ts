import { idempotencyHeader } from '@wiring/contract/headers'
import * as z from 'zod'
import { callerLimits, keyedHash } from '../_shared/client-network.ts'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { looksLikeBot, readSignup } from '../_shared/read-signup.ts'
import { type Call, json, serve, tooManyRequests } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('created'), session_id: z.string() }),
  z.object({ status: z.literal('mail_capped') }),
  limited,
])

/** A corrected address is a new signup, a repeated post is not. */
async function idempotencyKey(headers: Headers, address: string): Promise<string | null> {
  const key = headers.get(idempotencyHeader) ?? ''
  return /^[0-9a-f-]{36}$/i.test(key) ? await keyedHash('signup', `${key.toLowerCase()}\n${address}`) : null
}

async function signUp({ request, logField }: Call): Promise<Response> {
  if (looksLikeBot(request.headers)) return json({})
  const signup = await readSignup(request)
  if ('error' in signup) return json(signup)
  const { address, unique, canonical } = signup.email
  const made = await callDatabase(
    'signup_wiring_session',
    {
      p_email: address,
      p_address_key: await keyedHash('address', canonical),
      p_idempotency_key: await idempotencyKey(request.headers, unique),
      ...(await callerLimits(request.headers)),
    },
    outcome,
  )
  logField('outcome', made.status)
  if (made.status === 'limited') return tooManyRequests(made.retry_after)
  if (made.status === 'mail_capped') return json({})
  wakeMailWorker()
  return json({ session_id: made.session_id })
}

serve('wiring-session-signup', env.publishableKeys, signUp)
