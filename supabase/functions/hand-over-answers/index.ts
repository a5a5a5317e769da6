import { wiringSession } from '@wiring/contract/session'
import { handOverRequest } from '@wiring/contract/session-requests'
import { maxUpdateBody } from '@wiring/session/limits'
import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve, sessionNotFound, tooManyRequests } from '../_shared/serve.ts'

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), session: z.unknown() }),
  z.object({ status: z.literal('not_found') }),
  limited,
])

async function handOver({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxUpdateBody, handOverRequest)
  if (body === null) return invalidBody()
  if (!isSessionId(body.sessionId)) return sessionNotFound()
  const done = await callDatabase(
    'hand_over_answers',
    { p_session_id: body.sessionId, p_answers: body.answers },
    outcome,
  )
  logField('outcome', done.status)
  if (done.status === 'limited') return tooManyRequests(done.retry_after)
  if (done.status === 'not_found') return sessionNotFound()
  return json(wiringSession.parse(done.session))
}

serve('hand-over-answers', env.publishableKeys, handOver)
