import { callSignIn, nullIfUnavailable } from '../../../desk-api/call-desk.ts'
import { clearSessionCookie, getSession } from '../../../session/session.ts'

export async function POST(): Promise<Response> {
  const session = await getSession()
  const ended =
    session === null || (await nullIfUnavailable(callSignIn({ action: 'sign_out', session }))) !== null
  await clearSessionCookie()
  const Location = ended ? '/sign-in?signed-out=yes' : '/sign-in?signed-out=here'
  return new Response(null, { status: 303, headers: { Location } })
}
