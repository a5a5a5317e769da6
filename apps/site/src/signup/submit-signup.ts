import { type Message, messages, plainText, submissionFailed } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { emailOf } from './form-headers.ts'
import type { FunctionCall } from './invoke-function.ts'
import { outcomeMessage, outcomeOfFragment, type Place } from './outcomes.ts'
import { requestSignup } from './request-signup.ts'

export interface SignupSubmission extends Pick<FunctionCall, 'functionsUrl' | 'publishableKey' | 'headers'> {
  form: HTMLFormElement
  place: Place
}

/** Sends the form and says what came of it. Answers the field's error, if any, or that the browser is leaving. */
export async function submitSignup({
  form,
  place,
  ...call
}: SignupSubmission): Promise<string | undefined | 'leaving'> {
  const email = emailOf(form)
  if (email === '') {
    show(messages.emailRequired)
    return plainText(messages.emailRequired)
  }
  const answer = await requestSignup({ ...call, email }).catch(() => ({ kind: 'exception' }) as const)
  if (answer.kind === 'session') {
    location.assign(`/wiring/${answer.sessionId}`)
    return 'leaving'
  }
  if (answer.kind === 'refused') {
    show(submissionFailed(answer.sentence))
    return answer.sentence
  }
  show(outcomeMessage(answer.kind, place), answer.kind === 'mailed')
}

/** Says what the path without JavaScript came to, when the script arrives after all. */
export function announceFragment(place: Place) {
  const outcome = outcomeOfFragment(location.hash)
  if (outcome) show(outcomeMessage(outcome, place), outcome === 'mailed')
}

/** One form, one state: what the last try came to replaces the complaint before it. */
function show(message: Message, success = false) {
  dismissErrors()
  showToast({ ...message, tone: success ? 'success' : 'error' })
}
