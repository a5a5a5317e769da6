import { signInAnswer, signInRequest } from '@wiring/session/desk/sign-in'
import { maxDeskBody } from '@wiring/session/limits'
import { readJson } from '@wiring/session/read-body'
import * as z from 'zod'
import { callDesk } from '../../../desk-api/call-desk.ts'
import { DeskUnavailable, requireAnswer } from '../../../desk-api/require-answer.ts'
import { getSession, keepSession } from '../../../session/session.ts'

const asked = z.looseObject({ action: z.string() })

const withSession = [
  'start_enrol',
  'enrol_passkey',
  'request_confirm_code',
  'confirm_with_code',
  'start_confirm',
  'confirm_with_passkey',
]
const opening = ['sign_in_with_code', 'sign_in_with_passkey']

/** A link in a mail arrives without the cookie. */
export async function GET(): Promise<Response> {
  return await answered(async () => {
    const session = await getSession()
    return session === null
      ? { status: 'signed_out' }
      : { status: (await callDesk(session, 'who', {})).status }
  })
}

/** The token goes into the cookie, never to a script. */
export async function POST(request: Request): Promise<Response> {
  const given = asked.safeParse(await readJson(request, maxDeskBody))
  if (!given.success || given.data.action === 'sign_out') return badRequest()
  const { action } = given.data
  const session = withSession.includes(action) ? await getSession() : undefined
  if (session === null) return Response.json({ status: 'signed_out' })
  const body = signInRequest.safeParse({
    ...given.data,
    ...(session && { session }),
    ...(opening.includes(action) && { userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300) }),
  })
  if (!body.success) return badRequest()
  return await answered(async () => {
    const answer = await requireAnswer('desk-sign-in', body.data, signInAnswer.parse)
    if (!('token' in answer)) return answer
    const { token, ...rest } = answer
    await keepSession(token)
    return rest
  })
}

const badRequest = () => Response.json({ status: 'bad_request' }, { status: 400 })

async function answered(work: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    if (!(error instanceof DeskUnavailable)) throw error
    console.error(error.message)
    return Response.json({ status: 'unavailable' }, { status: 503 })
  }
}
