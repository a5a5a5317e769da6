import 'server-only'
import type { Denial } from '@wiring/session/desk/access'
import { redirect } from 'next/navigation'

type Answer = { status: string }

const denied = (answer: Answer): answer is Denial =>
  ['signed_out', 'second_factor', 'forbidden', 'confirm'].includes(answer.status)

/** Redirects to where the operator can be let in. */
export function allowed<Given extends Answer>(answer: Given): Exclude<Given, Denial> {
  if (!denied(answer)) return answer as Exclude<Given, Denial>
  if (answer.status === 'forbidden') redirect('/not-yours')
  redirect('/sign-in')
}
