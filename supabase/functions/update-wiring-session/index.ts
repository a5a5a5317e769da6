import { privacyVersionHeader } from '@wiring/contract/headers'
import { wiringSession } from '@wiring/contract/session'
import { noVersionShown, verifiedPrivacyVersion } from '@wiring/contract/signature'
import {
  kindOf,
  type RefusalCode,
  type UpdateData,
  type UpdateKind,
  updateBody,
} from '@wiring/contract/update'
import { switches } from '@wiring/map/switches'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { maxProfileBody, maxProfileBytes, maxUpdateBody } from '@wiring/session/limits'
import { serverSentences } from '@wiring/session/messages'
import { isSessionId } from '@wiring/session/session-id'
import { utf8Bytes } from '@wiring/session/text'
import * as z from 'zod'
import { keyedHash } from '../_shared/client-network.ts'
import { callDatabase, limited, requestDeadline } from '../_shared/database.ts'
import { env, readClientSecrets } from '../_shared/env.ts'
import { parseJson, readJsonText } from '../_shared/read-body.ts'
import { type Call, json, serve, tooManyRequests } from '../_shared/serve.ts'
import { wakeMapWorker } from '../_shared/wake-worker.ts'
import { ownImages } from './own-images.ts'

/** The applicant's update, and what `update_wiring_session` takes beside it. */
type SqlUpdate = UpdateData & { kind: UpdateKind; object_names?: string[]; policy_version?: string }

type Parsed = { sessionId: string; update: SqlUpdate } | { code: 'invalid' | 'not_found' }

const clientSecrets = readClientSecrets()

const anyUpdate = z.object({ sessionId: z.string(), updateData: z.record(z.string(), z.unknown()) })

/** Only the profile may be large. */
function isWithinSizeLimit(text: string, data: Record<string, unknown>): boolean {
  if (!('json_profile' in data)) return utf8Bytes(text) <= maxUpdateBody
  return utf8Bytes(JSON.stringify(data.json_profile) ?? '') <= maxProfileBytes
}

const readings = new Set(switches.flatMap(({ id, left, right }) => [`${id}.${left}`, `${id}.${right}`]))

const knownReadings = ({ model, verdicts }: CheckedReadings): CheckedReadings => ({
  model,
  verdicts: verdicts.filter(({ reading }) => readings.has(reading)),
})

async function toSql(
  sessionId: string,
  data: UpdateData,
  policy: string | null,
  signal: AbortSignal,
): Promise<SqlUpdate | null> {
  const kind = kindOf(data)
  if ('image_urls' in data) {
    const names = await ownImages(data.image_urls, sessionId, signal)
    return names && { kind, object_names: names, ...data }
  }
  if (!('wiring_complete' in data)) return { kind, ...data }
  const version =
    policy === null ? noVersionShown : await verifiedPrivacyVersion(policy, Date.now(), clientSecrets)
  if (version === null) return null
  const { checked_readings, ...completion } = data
  return {
    kind,
    policy_version: version,
    ...completion,
    ...(checked_readings && { checked_readings: knownReadings(checked_readings) }),
  }
}

/** A malformed id is answered like an unknown one. */
async function parseUpdate(text: string, policy: string | null, signal: AbortSignal): Promise<Parsed> {
  const value = parseJson(text)
  const loose = anyUpdate.safeParse(value)
  if (!loose.success || !isWithinSizeLimit(text, loose.data.updateData)) return { code: 'invalid' }
  if (!isSessionId(loose.data.sessionId)) return { code: 'not_found' }
  const strict = updateBody.safeParse(value)
  const update = strict.success
    ? await toSql(strict.data.sessionId, strict.data.updateData, policy, signal)
    : null
  return update === null ? { code: 'invalid' } : { sessionId: loose.data.sessionId, update }
}

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
