import { deskActions } from '@wiring/session/desk/actions'
import { maxDeskBody } from '@wiring/session/limits'
import { readJson } from '@wiring/session/read-body'
import * as z from 'zod'
import { browserActions } from '../../../desk-api/browser-actions.ts'
import { callDesk, DeskUnavailable } from '../../../desk-api/call-desk.ts'
import { getSession } from '../../../session/session.ts'

const headers = { 'Cache-Control': 'private, no-store' }
const answer = (body: unknown, status = 200) => Response.json(body, { status, headers })

const asked = z.strictObject({ action: z.enum(browserActions), input: z.unknown() })

/** SQL decides what is allowed, the proxy refuses foreign posts. */
export async function POST(request: Request): Promise<Response> {
  const body = asked.safeParse(await readJson(request, maxDeskBody))
  if (!body.success) return answer({ status: 'bad_request' }, 400)
  const { action } = body.data
  const input = deskActions[action].input.safeParse(body.data.input)
  if (!input.success) return answer({ status: 'bad_request' }, 400)
  const session = await getSession()
  if (session === null) return answer({ status: 'signed_out' })
  try {
    return answer(await callDesk(session, action, input.data))
  } catch (error) {
    if (error instanceof DeskUnavailable) return answer({ status: 'unavailable' }, 503)
    throw error
  }
}
