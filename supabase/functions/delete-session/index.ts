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
import { sweepUntilGone } from '../_shared/sweep-until-gone.ts'

const secret = z.string().regex(/^[0-9a-f]{64}$/)
const action = z.enum(['show', 'delete'])
const body = z.union([
  z.strictObject({ action, token: secret }),
  z.strictObject({ action, mapSecret: secret }),
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
    map: z.boolean(),
  }),
])
const deleted = z.discriminatedUnion('status', [limited, z.object({ status: z.literal('deleted') })])

interface SqlCall {
  name: string
  parameters: Record<string, unknown>
}

/** The SQL function for each form of the body. */
function sqlCall(given: z.infer<typeof body>): SqlCall {
  if ('mapSecret' in given) {
    const name = given.action === 'show' ? 'describe_map_deletion' : 'delete_map'
    return { name, parameters: { p_map_secret: given.mapSecret } }
  }
  if ('sessionId' in given)
    return { name: 'delete_wiring_session', parameters: { p_secret: null, p_session_id: given.sessionId } }
  if (given.action === 'show') return { name: 'describe_deletion', parameters: { p_secret: given.token } }
  return { name: 'delete_wiring_session', parameters: { p_secret: given.token, p_session_id: null } }
}

async function show({ name, parameters }: SqlCall): Promise<Response> {
  const answer = await callDatabase(name, parameters, described)
  if (answer.status === 'limited') return tooMany(serverSentences.tooMany, answer.retry_after)
  if (answer.status === 'gone') return json({ found: false })
  const { email, created_at, survey, profile, images, map } = answer
  return json({ found: true, email, created_at, survey, profile, images, map })
}

/**
 * Shows what a link would take away, or takes it away: rows, queued mails, files. `token` is the secret of a mail's deletion
 * link, `mapSecret` that of a map's address. Asking twice changes nothing.
 */
async function remove({ request, note }: Call): Promise<Response> {
  const parsed = body.safeParse(await readJson(request, maxSignupBody))
  if (!parsed.success) return json({ error: serverSentences.badBody, code: 'invalid' })
  const { name, parameters } = sqlCall(parsed.data)
  const call = {
    name,
    parameters: {
      ...parameters,
      p_ip_key: await keyedHash('network', await clientNetwork(request.headers)),
      p_relaxed: env.relaxedLimits,
    },
  }
  note('action', parsed.data.action)
  if (parsed.data.action === 'show') return await show(call)
  const answer = await callDatabase(call.name, call.parameters, deleted)
  if (answer.status === 'limited') return tooMany(serverSentences.tooMany, answer.retry_after)
  await sweepUntilGone()
  return json({ deleted: true })
}

serve('delete-session', env.publishableKeys, remove)
