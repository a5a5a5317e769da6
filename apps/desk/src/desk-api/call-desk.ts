import 'server-only'
import { type Denial, denial } from '@wiring/session/desk/access'
import { type DeskAction, type DeskAnswer, type DeskInput, deskActions } from '@wiring/session/desk/actions'
import * as z from 'zod'
import { DeskUnavailable, requireAnswer } from './require-answer.ts'

export { DeskUnavailable }

/** For the operator with this session cookie. */
export async function callDesk<Name extends DeskAction>(
  session: string,
  action: Name,
  input: DeskInput<Name>,
): Promise<DeskAnswer<Name> | Denial> {
  const answer = z.union([denial, deskActions[action].answer])
  return (await requireAnswer('desk', { action, session, input }, answer.parse)) as DeskAnswer<Name> | Denial
}
