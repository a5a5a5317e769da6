import { deskActions } from '@wiring/contract/desk/actions'
import { readJson } from '@wiring/contract/read-body'
import { maxDeskBody } from '@wiring/session/limits'
import * as z from 'zod'
import { browserActions } from '../../../desk-api/browser-actions.ts'
import { callDesk, nullIfUnavailable } from '../../../desk-api/call-desk.ts'
import { getSession } from '../../../session/session.ts'

const actionRequest = z.strictObject({ action: z.enum(browserActions), input: z.unknown() })

/** SQL checks permissions, the proxy the origin. A page says itself whether it is asked for ahead. */
export async function POST(request: Request): Promise<Response> {
  const body = actionRequest.safeParse(await readJson(request, maxDeskBody))
  if (!body.success) return Response.json({ status: 'bad_request' }, { status: 400 })
  const { action } = body.data
  const input = deskActions[action].input.safeParse(body.data.input)
  if (!input.success || 'ahead' in input.data)
    return Response.json({ status: 'bad_request' }, { status: 400 })
  const session = await getSession()
  if (session === null) return Response.json({ status: 'signed_out' })
  const answer = await nullIfUnavailable(callDesk(session, action, input.data))
  return answer ? Response.json(answer) : Response.json({ status: 'unavailable' }, { status: 503 })
}
