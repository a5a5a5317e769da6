import { sessionRequest } from '@wiring/contract/session-requests'
import { maxSignupBody } from '@wiring/session/limits'
import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve, sessionNotFound } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const outcome = z.object({ status: z.enum(['sent', 'mail_capped', 'not_found']) })

/** Does not tell whether the address's mail limit was reached. */
async function send({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxSignupBody, sessionRequest)
  if (body === null) return invalidBody()
  if (!isSessionId(body.sessionId)) return sessionNotFound()
  const { status } = await callDatabase('send_session_link', { p_session_id: body.sessionId }, outcome)
  logField('outcome', status)
  if (status === 'not_found') return sessionNotFound()
  if (status === 'sent') wakeMailWorker()
  return json({})
}

serve('send-session-link', env.publishableKeys, send)
