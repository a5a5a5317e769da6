import { sessionRequest } from '@wiring/contract/session-requests'
import { maxSignupBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve, sessionNotFound, tooManyRequests } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const outcome = z.union([z.object({ status: z.enum(['sent', 'not_delivered', 'not_found']) }), limited])

async function send({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxSignupBody, sessionRequest)
  if (body === null) return invalidBody()
  if (!isSessionId(body.sessionId)) return sessionNotFound()
  const done = await callDatabase('ask_for_map_again', { p_session_id: body.sessionId }, outcome)
  logField('outcome', done.status)
  if (done.status === 'not_found') return sessionNotFound()
  if (done.status === 'not_delivered')
    return json({ error: serverSentences.notDelivered, code: 'not_delivered' })
  if ('retry_after' in done) return tooManyRequests(done.retry_after)
  wakeMailWorker()
  return json({})
}

serve('send-map-again', env.publishableKeys, send)
