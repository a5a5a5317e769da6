import { privacyVersionHeader } from '@wiring/session/call-function'
import { maxProfileBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { wiringSession } from '@wiring/session/session'
import type { RefusalCode } from '@wiring/session/update'
import * as z from 'zod'
import { keyedHash } from '../_shared/client-network.ts'
import { callDatabase, limited, requestDeadline } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { readJsonText } from '../_shared/read-body.ts'
import { type Call, json, serve, tooManyRequests } from '../_shared/serve.ts'
import { wakeMapWorker } from '../_shared/wake-worker.ts'
import { parseUpdate } from './parse-update.ts'

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), session: z.unknown() }),
  z.object({ status: z.literal('not_found') }),
  limited,
  z.object({ status: z.literal('refused'), code: z.enum(['out_of_order', 'finished', 'invalid']) }),
])

const sentences: Record<Exclude<RefusalCode, 'limited' | 'unavailable'>, string> = {
  not_found: serverSentences.notFound,
  out_of_order: serverSentences.outOfOrder,
  finished: serverSentences.finished,
  invalid: serverSentences.badUpdate,
}

const refusal = (code: keyof typeof sentences) => json({ error: sentences[code], code })

async function update({ request, logField }: Call): Promise<Response> {
  const text = await readJsonText(request, maxProfileBody)
  const signal = requestDeadline()
  const parsed = await parseUpdate(text ?? '', request.headers.get(privacyVersionHeader), signal)
  if ('code' in parsed) return refusal(parsed.code)
  logField('session', (await keyedHash('session', parsed.sessionId)).slice(0, 16))
  const made = await callDatabase(
    'update_wiring_session',
    { p_session_id: parsed.sessionId, p_update: parsed.update },
    outcome,
    signal,
  )
  logField('outcome', made.status)
  if (made.status === 'limited') return tooManyRequests(made.retry_after)
  if (made.status === 'not_found') return refusal('not_found')
  if (made.status === 'refused') return refusal(made.code)
  if (parsed.update.kind === 'complete') wakeMapWorker()
  return json(wiringSession.parse(made.session))
}

serve('update-wiring-session', env.publishableKeys, update)
