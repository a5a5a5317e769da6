import { maxSignupBody } from '@wiring/session/limits'
import { deletionRequest, heldData } from '@wiring/session/requests'
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
  z.object({ status: z.literal('found'), ...heldData }),
])
const deleted = z.discriminatedUnion('status', [limited, z.object({ status: z.literal('deleted') })])

interface SqlCall {
  name: string
  parameters: Record<string, unknown>
}

function sqlCall(request: z.infer<typeof deletionRequest>): SqlCall {
  if ('mapSecret' in request) {
    const name = request.action === 'show' ? 'describe_map_deletion' : 'delete_map'
    return { name, parameters: { p_map_secret: request.mapSecret } }
  }
  if ('sessionId' in request)
    return { name: 'delete_wiring_session', parameters: { p_secret: null, p_session_id: request.sessionId } }
  if (request.action === 'show') return { name: 'describe_deletion', parameters: { p_secret: request.token } }
  return { name: 'delete_wiring_session', parameters: { p_secret: request.token, p_session_id: null } }
}

async function show({ name, parameters }: SqlCall): Promise<Response> {
  const answer = await callDatabase(name, parameters, described)
  if (answer.status === 'limited') return tooManyRequests(answer.retry_after)
  if (answer.status === 'gone') return json({ found: false })
  const { status: _, ...found } = answer
  return json({ found: true, ...found })
}

async function remove({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxSignupBody, deletionRequest)
  if (body === null) return invalidBody()
  const { name, parameters } = sqlCall(body)
  const call = { name, parameters: { ...parameters, ...(await callerLimits(request.headers)) } }
  logField('action', body.action)
  if (body.action === 'show') return await show(call)
  const answer = await callDatabase(call.name, call.parameters, deleted)
  if (answer.status === 'limited') return tooManyRequests(answer.retry_after)
  await sweepWithRetries()
  return json({ deleted: true })
}

serve('delete-session', env.publishableKeys, remove)
