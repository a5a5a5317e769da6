import { maxProfileBytes, maxUpdateBody } from '@wiring/session/limits'
import { noVersionShown, readPrivacyVersion } from '@wiring/session/privacy-version'
import { isSessionId } from '@wiring/session/session-id'
import { isSigned } from '@wiring/session/signature'
import { utf8Bytes } from '@wiring/session/text'
import { type UpdateData, updateBody } from '@wiring/session/update'
import * as z from 'zod'
import { env } from '../_shared/env.ts'
import { parseJson } from '../_shared/read-body.ts'
import { ownImages } from './own-images.ts'

/** The applicant's update, and what `update_wiring_session` takes beside it. */
type SqlUpdate = UpdateData &
  (
    | { kind: 'survey' | 'profile' }
    | { kind: 'images'; object_names: string[] }
    | { kind: 'complete'; policy_version: string }
  )

type Parsed = { sessionId: string; update: SqlUpdate } | { code: 'invalid' | 'not_found' }

const anyUpdate = z.object({ sessionId: z.string(), updateData: z.record(z.string(), z.unknown()) })

/** Only the profile may be large. */
function isWithinSizeLimit(text: string, data: Record<string, unknown>): boolean {
  if (!('json_profile' in data)) return utf8Bytes(text) <= maxUpdateBody
  return utf8Bytes(JSON.stringify(data.json_profile) ?? '') <= maxProfileBytes
}

/** Null unless the site signed it within the last day. */
async function verifiedVersion(header: string | null): Promise<string | null> {
  if (header === null) return noVersionShown
  const shown = readPrivacyVersion(header, Date.now())
  return shown && (await isSigned(shown.text, shown.signature, env.clientIpSecret)) ? shown.version : null
}

async function toSql(
  sessionId: string,
  data: UpdateData,
  policy: string | null,
  signal: AbortSignal,
): Promise<SqlUpdate | null> {
  if ('survey_data' in data) return { kind: 'survey', ...data }
  if ('json_profile' in data) return { kind: 'profile', ...data }
  if ('image_urls' in data) {
    const names = await ownImages(data.image_urls, sessionId, signal)
    return names && { kind: 'images', object_names: names, ...data }
  }
  const version = await verifiedVersion(policy)
  return version === null ? null : { kind: 'complete', policy_version: version, ...data }
}

/** A malformed id is answered like an unknown one. */
export async function parseUpdate(text: string, policy: string | null, signal: AbortSignal): Promise<Parsed> {
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
