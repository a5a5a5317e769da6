import { signInRequest } from '@wiring/contract/desk/sign-in'
import { readJson } from '@wiring/contract/read-body'
import { maxDeskBody } from '@wiring/session/limits'
import * as z from 'zod'
import { callDesk, callSignIn, nullIfUnavailable } from '../../../desk-api/call-desk.ts'
import { browserOfCode, getSession, setSessionCookie } from '../../../session/session.ts'

const anyAction = z.looseObject({ action: z.string() })

const fieldsOf = (action: string | undefined) =>
  signInRequest.options.find(({ shape }) => shape.action.value === action)?.shape

const badRequest = () => Response.json({ status: 'bad_request' }, { status: 400 })
const unavailable = () => Response.json({ status: 'unavailable' }, { status: 503 })

/** For pages opened from a mailed link, which arrives without the `SameSite=Strict` cookie. */
export async function GET(): Promise<Response> {
  const session = await getSession()
  if (session === null) return Response.json({ status: 'signed_out' })
  const answer = await nullIfUnavailable(callDesk(session, 'who', {}))
  return answer ? Response.json({ status: answer.status }) : unavailable()
}

/** Scripts never see the session token, only the cookie has it. */
export async function POST(request: Request): Promise<Response> {
  const given = anyAction.safeParse(await readJson(request, maxDeskBody)).data
  const fields = fieldsOf(given?.action)
  if (fields === undefined || given?.action === 'sign_out') return badRequest()
  const session = 'session' in fields ? await getSession() : undefined
  if (session === null) return Response.json({ status: 'signed_out' })
  const body = signInRequest.safeParse({
    ...given,
    ...(session && { session }),
    ...('browser' in fields && { browser: await browserOfCode() }),
    ...('userAgent' in fields && { userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300) }),
  })
  if (!body.success) return badRequest()
  const answer = await nullIfUnavailable(callSignIn(body.data))
  if (answer === null) return unavailable()
  if (!('token' in answer)) return Response.json(answer)
  const { token, ...rest } = answer
  await setSessionCookie(token)
  return Response.json(rest)
}
