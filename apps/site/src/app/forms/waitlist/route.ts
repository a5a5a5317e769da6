import { outcomeOfSentence } from '../../../signup/outcomes.ts'
import { readPostedForm, seeOther } from '../../../signup/posted-form.ts'
import { requestWaitlist } from '../../../waitlist/request-waitlist.ts'
import type { WaitlistOutcome } from '../../../waitlist/waitlist-outcomes.ts'

/** The waitlist without JavaScript: the same function, then 303 back to the Console with the form's own text. */
export async function POST(request: Request) {
  const form = await readPostedForm(request)
  if (form === null) return back('bad-body')
  if (form.email === '') return back('email-required')
  const answer = await requestWaitlist(form.call).catch(() => ({ kind: 'transport' }) as const)
  return back(answer.kind === 'refused' ? outcomeOfSentence(answer.sentence) : answer.kind)
}

const back = (code: WaitlistOutcome) => seeOther(`/console#waitlist-${code}`)
