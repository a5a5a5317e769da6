import { secretList } from '@wiring/contract/secret-list'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { readVariables } from '../_shared/env.ts'
import { readJsonText } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve } from '../_shared/serve.ts'
import { readProviderEvent } from './provider-event.ts'
import { verifiedEvent } from './signed-event.ts'

const { MAIL_WEBHOOK_SECRET: secrets } = readVariables(
  z.object({ MAIL_WEBHOOK_SECRET: secretList(24).optional() }),
)

const maxBytes = 64 * 1024

/** 200 also for a mail that is gone or not ours: the provider would try for a day. */
async function note({ request, logField }: Call): Promise<Response> {
  const body = await readJsonText(request, maxBytes)
  if (body === null) return invalidBody(400)
  const event = secrets && verifiedEvent(body, request.headers, secrets)
  if (event === undefined) return json({ error: 'The signature is not valid.' }, 401)
  const report = readProviderEvent(event)
  if (report === null) return json({ status: 'ignored' })
  const { id, reported } = report
  const status =
    id === null
      ? 'unknown'
      : await callDatabase(
          'report_mail',
          { p_id: id, p_class: reported },
          z.enum(['noted', 'known', 'unknown']),
        )
  logField('reported', reported)
  logField('outcome', status)
  return json({ status })
}

serve('mail-events', null, note, { logIdle: false })
