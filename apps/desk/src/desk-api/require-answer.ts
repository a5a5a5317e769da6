import 'server-only'
import { type AccessDenial, denial } from '@wiring/contract/desk/access'
import type { DeskAction, DeskAnswer, DeskInput } from '@wiring/contract/desk/actions'
import { redirect } from 'next/navigation'
import { leadToSignIn, requireSession } from '../session/session.ts'
import { callDesk } from './call-desk.ts'

export async function requireAnswer<Name extends DeskAction>(
  action: Name,
  input: DeskInput<Name>,
): Promise<Exclude<DeskAnswer<Name>, AccessDenial>> {
  const answer = await callDesk(await requireSession(), action, input)
  const denied = denial.safeParse(answer).data
  if (denied?.status === 'forbidden') redirect('/not-yours')
  if (denied) await leadToSignIn()
  return answer as Exclude<DeskAnswer<Name>, AccessDenial>
}
