import { addressRequest } from '@wiring/contract/session-requests'
import { addressRefusal, parseEmail } from '@wiring/session/email'
import { maxSignupBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'
import { callerLimits, keyedHash } from '../_shared/client-network.ts'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve, sessionNotFound, tooManyRequests } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('changed'), email: z.string() }),
  z.object({ status: z.enum(['not_found', 'mailed']) }),
  limited,
])

async function handle({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxSignupBody, addressRequest)
  if (body === null) return invalidBody()
  if (!isSessionId(body.sessionId)) return sessionNotFound()
  const email = parseEmail(body.email)
  if (email === null) return json({ error: addressRefusal(body.email), code: 'bad_address' })
  const done = await callDatabase(
    'change_session_address',
    {
      p_session_id: body.sessionId,
      p_email: email.address,
      p_address_key: await keyedHash('address', email.canonical),
      ...(await callerLimits(request.headers)),
    },
    outcome,
  )
  logField('outcome', done.status)
  if (done.status === 'limited') return tooManyRequests(done.retry_after)
  if (done.status === 'not_found') return sessionNotFound()
  if (!('email' in done)) return json({ error: serverSentences.alreadyMailed, code: 'mailed' })
  wakeMailWorker()
  return json({ email: done.email })
}

serve('session-address', env.publishableKeys, handle)
