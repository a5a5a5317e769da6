import * as z from 'zod'
import { callerLimits, keyedHash } from '../_shared/client-network.ts'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { looksLikeBot, readSignup } from '../_shared/read-signup.ts'
import { type Call, json, serve, tooManyRequests } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const outcome = z.discriminatedUnion('status', [z.object({ status: z.literal('joined') }), limited])

async function join({ request, logField }: Call): Promise<Response> {
  if (looksLikeBot(request.headers)) return json({})
  const signup = await readSignup(request)
  if ('error' in signup) return json(signup)
  const joined = await callDatabase(
    'join_waitlist',
    {
      p_email: signup.email.unique,
      p_address_key: await keyedHash('address', signup.email.canonical),
      ...(await callerLimits(request.headers)),
    },
    outcome,
  )
  logField('outcome', joined.status)
  if (joined.status === 'limited') return tooManyRequests(joined.retry_after)
  wakeMailWorker()
  return json({})
}

serve('waitlist-signup', env.publishableKeys, join)
