import { signInAnswer } from '@wiring/session/desk/sign-in'
import { DeskUnavailable, requireAnswer } from '../../../desk-api/require-answer.ts'
import { forgetSession, getSession } from '../../../session/session.ts'

export async function POST(): Promise<Response> {
  const session = await getSession()
  const ended = session === null || (await end(session))
  await forgetSession()
  const Location = ended ? '/sign-in?signed-out=yes' : '/sign-in?signed-out=here'
  return new Response(null, { status: 303, headers: { Location } })
}

async function end(session: string): Promise<boolean> {
  try {
    await requireAnswer('desk-sign-in', { action: 'sign_out', session }, signInAnswer.parse)
    return true
  } catch (error) {
    if (!(error instanceof DeskUnavailable)) throw error
    console.error(error.message)
    return false
  }
}
