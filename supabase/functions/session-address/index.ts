import { parseEmail } from '@wiring/session/email'
import { maxSignupBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { isSessionId } from '@wiring/session/session'
import { z } from 'zod'
import { json, tooMany } from '../_shared/answers.ts'
import { clientNetwork } from '../_shared/client-network.ts'
import { callDatabase } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { keyedHash } from '../_shared/keyed-hash.ts'
import { readJson } from '../_shared/read-body.ts'
import { type Call, serve } from '../_shared/serve.ts'
import { wakeMailWorker } from '../_shared/wake-worker.ts'

const body = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('show'), sessionId: z.string() }),
  z.strictObject({ action: z.literal('change'), sessionId: z.string(), email: z.string() }),
])

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['found', 'changed']), email: z.string() }),
  z.object({ status: z.enum(['not_found', 'mailed']) }),
  z.object({ status: z.literal('limited'), retry_after: z.number() }),
])

/** The address of a session, shown to or corrected by whoever holds its id. */
async function handle({ request, note }: Call): Promise<Response> {
  const parsed = body.safeParse(await readJson(request, maxSignupBody))
  if (!parsed.success) return json({ error: serverSentences.badBody, code: 'invalid' })
  const asked = parsed.data
  const notFound = () => json({ error: serverSentences.notFound, code: 'not_found' })
  if (!isSessionId(asked.sessionId)) return notFound()
  const caller = {
    p_session_id: asked.sessionId,
    p_ip_key: await keyedHash('network', await clientNetwork(request.headers)),
    p_relaxed: env.relaxedLimits,
  }
  const email = asked.action === 'change' ? parseEmail(asked.email) : null
  if (asked.action === 'change' && email === null)
    return json({ error: serverSentences.badAddress, code: 'bad_address' })
  const done = email
    ? await callDatabase(
        'change_session_address',
        {
          ...caller,
          p_email: email.address,
          p_address_key: await keyedHash('address', email.canonical),
        },
        outcome,
      )
    : await callDatabase('show_session_address', caller, outcome)
  note('outcome', done.status)
  if (done.status === 'limited') return tooMany(serverSentences.tooMany, done.retry_after)
  if (done.status === 'not_found') return notFound()
  if (!('email' in done)) return json({ error: serverSentences.alreadyMailed, code: 'mailed' })
  if (done.status === 'changed') wakeMailWorker()
  return json({ email: done.email })
}

serve('session-address', env.publishableKeys, handle)
