import { deletionRequest, storedData } from '@wiring/contract/deletion'
import { maxSignupBody } from '@wiring/session/limits'
import * as z from 'zod'
import { callerLimits } from '../_shared/client-network.ts'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve, tooManyRequests } from '../_shared/serve.ts'
import { sweepWithRetries } from '../_shared/sweep-objects.ts'

const described = z.discriminatedUnion('status', [
  limited,
  z.object({ status: z.literal('gone') }),
  z.object({ status: z.literal('found'), ...storedData }),
])
const deleted = z.discriminatedUnion('status', [limited, z.object({ status: z.literal('deleted') })])

type DeletionRequest = z.infer<typeof deletionRequest>
type Limits = Awaited<ReturnType<typeof callerLimits>>

const describe = (request: Exclude<DeletionRequest, { sessionId: string }>, limits: Limits) =>
  'mapSecret' in request
    ? callDatabase('describe_map_deletion', { p_map_secret: request.mapSecret, ...limits }, described)
    : callDatabase('describe_deletion', { p_secret: request.token, ...limits }, described)

function remove(request: DeletionRequest, limits: Limits) {
  if ('mapSecret' in request)
    return callDatabase('delete_map', { p_map_secret: request.mapSecret, ...limits }, deleted)
  const [p_secret, p_session_id] = 'sessionId' in request ? [null, request.sessionId] : [request.token, null]
  return callDatabase('delete_wiring_session', { p_secret, p_session_id, ...limits }, deleted)
}

async function showOrDelete({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxSignupBody, deletionRequest)
  if (body === null) return invalidBody()
  const limits = await callerLimits(request.headers)
  logField('action', body.action)
  if (body.action === 'show') {
    const answer = await describe(body, limits)
    if (answer.status === 'limited') return tooManyRequests(answer.retry_after)
    if (answer.status === 'gone') return json({ found: false })
    const { status: _, ...found } = answer
    return json({ found: true, ...found })
  }
  const answer = await remove(body, limits)
  if (answer.status === 'limited') return tooManyRequests(answer.retry_after)
  await sweepWithRetries()
  return json({ deleted: true })
}

serve('delete-session', env.publishableKeys, showOrDelete)
