import { messages, submissionFailed } from '@wiring/session/messages'
import { dismissErrors } from '@wiring/ui/toast'
import type { FormResult } from './email-form.tsx'
import { emailOf } from './form-headers.ts'
import type { FunctionCall } from './invoke-function.ts'
import { isOffline, offlineProblem } from './offline.ts'
import { type OutcomeCode, outcomeMessage, outcomeOfFragment, type Place } from './outcomes.ts'
import { requestSignup } from './request-signup.ts'
import { accepted, refused } from './results.ts'

export interface SignupSubmission extends Pick<FunctionCall, 'functionsUrl' | 'publishableKey' | 'headers'> {
  form: HTMLFormElement
  place: Place
}

/** Sends the form and says what came of it. */
export async function submitSignup({ form, place, ...call }: SignupSubmission): Promise<FormResult> {
  dismissErrors()
  const email = emailOf(form)
  if (email === '') return refused(messages.emailRequired, { atField: true })
  const answer = await requestSignup({ ...call, email }).catch(() => ({ kind: 'exception' }) as const)
  if (answer.kind === 'session') {
    location.assign(`/wiring/${answer.sessionId}`)
    return 'leaving'
  }
  if (answer.kind === 'refused')
    return refused(submissionFailed(answer.sentence), { atField: true, sentence: answer.sentence })
  if (answer.kind === 'transport' && (await isOffline())) return offlineProblem
  return resultOf(answer.kind, place)
}

/** Says what the path without JavaScript came to, when the script arrives after all. */
export function announceFragment(place: Place): FormResult | undefined {
  const outcome = outcomeOfFragment(location.hash)
  return outcome && resultOf(outcome, place)
}

function resultOf(code: OutcomeCode, place: Place): FormResult {
  const message = outcomeMessage(code, place)
  if (code === 'mailed') return accepted(message)
  return refused(message, { atField: code === 'email-required' || code === 'bad-address' })
}
