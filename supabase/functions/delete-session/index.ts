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
import { sweepObjects } from '../_shared/sweep-objects.ts'

const token = z.string().regex(/^[0-9a-f]{64}$/)
const body = z.union([
  z.strictObject({ action: z.literal('show'), token }),
  z.strictObject({ action: z.literal('delete'), token }),
  z.strictObject({ action: z.literal('delete'), sessionId: z.string().refine(isSessionId) }),
])

const limited = z.object({ status: z.literal('limited'), retry_after: z.number() })
const described = z.discriminatedUnion('status', [
  limited,
  z.object({ status: z.literal('gone') }),
  z.object({
    status: z.literal('found'),
    email: z.string(),
    created_at: z.string(),
    survey: z.boolean(),
    profile: z.boolean(),
    images: z.number(),
  }),
])
const deleted = z.discriminatedUnion('status', [limited, z.object({ status: z.literal('deleted') })])

async function show(secret: string, caller: { p_ip_key: string; p_relaxed: boolean }): Promise<Response> {
  const answer = await callDatabase('describe_deletion', { p_secret: secret, ...caller }, described)
  if (answer.status === 'limited') return tooMany(serverSentences.tooMany, answer.retry_after)
  if (answer.status === 'gone') return json({ found: false })
  const { email, created_at, survey, profile, images } = answer
  return json({ found: true, email, created_at, survey, profile, images })
}

/** Shows what a deletion link would take away, or takes it away: rows, queued mails, files. Asking twice changes nothing. */
async function remove({ request, note }: Call): Promise<Response> {
  const parsed = body.safeParse(await readJson(request, maxSignupBody))
  if (!parsed.success) return json({ error: serverSentences.badBody, code: 'invalid' })
  const caller = {
    p_ip_key: await keyedHash('network', await clientNetwork(request.headers)),
    p_relaxed: env.relaxedLimits,
  }
  note('action', parsed.data.action)
  if (parsed.data.action === 'show') return await show(parsed.data.token, caller)
  const answer = await callDatabase(
    'delete_wiring_session',
    {
      p_secret: 'token' in parsed.data ? parsed.data.token : null,
      p_session_id: 'sessionId' in parsed.data ? parsed.data.sessionId : null,
      ...caller,
    },
    deleted,
  )
  if (answer.status === 'limited') return tooMany(serverSentences.tooMany, answer.retry_after)
  // The rows are gone; should the files not go now, the retention job finds their folder in its queue.
  await sweepObjects('objects_to_sweep').catch(() => note('sweep', 'later'))
  return json({ deleted: true })
}

serve('delete-session', env.publishableKeys, remove)
