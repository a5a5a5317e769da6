import { maxSignupBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { isSessionId } from '@wiring/session/session'
import { z } from 'zod'
import { json } from '../_shared/answers.ts'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { readJson } from '../_shared/read-body.ts'
import { type Call, serve } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const body = z.strictObject({ sessionId: z.string() })
const outcome = z.object({ status: z.enum(['sent', 'mail_capped', 'not_found']) })

/** Mails the session's link again. Whether the address's cap was reached is not told. */
async function send({ request, note }: Call): Promise<Response> {
  const parsed = body.safeParse(await readJson(request, maxSignupBody))
  if (!parsed.success) return json({ error: serverSentences.badBody, code: 'invalid' })
  const notFound = () => json({ error: serverSentences.notFound, code: 'not_found' })
  if (!isSessionId(parsed.data.sessionId)) return notFound()
  const { status } = await callDatabase('send_session_link', { p_session_id: parsed.data.sessionId }, outcome)
  note('outcome', status)
  if (status === 'not_found') return notFound()
  if (status === 'sent') wakeMailWorker()
  return json({})
}

serve('send-session-link', env.publishableKeys, send)
