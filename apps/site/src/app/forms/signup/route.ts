import { type OutcomeCode, outcomeOfSentence, type Place } from '../../../signup/outcomes.ts'
import { readPostedForm, seeOther } from '../../../signup/posted-form.ts'
import { requestSignup } from '../../../signup/request-signup.ts'

/** The signup without JavaScript: the same function, then 303 to the wizard or back to the form's own text. */
export async function POST(request: Request) {
  const form = await readPostedForm(request)
  if (form === null) return back('home', 'bad-body')
  const place: Place = form.place === 'lab' ? 'lab' : 'home'
  if (form.email === '') return back(place, 'email-required')
  const answer = await requestSignup(form.call).catch(() => ({ kind: 'transport' }) as const)
  if (answer.kind === 'session') return seeOther(`/wiring/${answer.sessionId}`)
  if (answer.kind === 'refused') return back(place, outcomeOfSentence(answer.sentence))
  return back(place, answer.kind)
}

const back = (place: Place, code: OutcomeCode) => seeOther(`${place === 'lab' ? '/lab' : '/'}#signup-${code}`)
