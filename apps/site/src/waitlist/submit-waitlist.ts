import { type Message, submissionFailed } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { emailOf } from '../signup/form-headers.ts'
import type { FunctionCall } from '../signup/invoke-function.ts'
import { requestWaitlist } from './request-waitlist.ts'
import { waitlistMessages, waitlistOutcomeOf } from './waitlist-outcomes.ts'

export interface WaitlistSubmission
  extends Pick<FunctionCall, 'functionsUrl' | 'publishableKey' | 'headers'> {
  form: HTMLFormElement
}

/** Sends the form and says what came of it; `problem` belongs under the field. */
export async function submitWaitlist({
  form,
  ...call
}: WaitlistSubmission): Promise<{ joined: boolean; problem?: string }> {
  const email = emailOf(form)
  if (email === '') {
    show(waitlistMessages['email-required'])
    return { joined: false, problem: waitlistMessages['email-required'].title }
  }
  const answer = await requestWaitlist({ ...call, email }).catch(() => ({ kind: 'transport' }) as const)
  if (answer.kind === 'refused') {
    show(submissionFailed(answer.sentence))
    return { joined: false, problem: answer.sentence }
  }
  const joined = answer.kind === 'joined'
  show(waitlistMessages[answer.kind], joined)
  return { joined }
}

/** Says what the path without JavaScript came to, when the script arrives after all; true for a success. */
export function announceFragment(): boolean {
  const outcome = waitlistOutcomeOf(location.hash)
  if (outcome) show(waitlistMessages[outcome], outcome === 'joined')
  return outcome === 'joined'
}

/** One form, one state: what the last try came to replaces the complaint before it. */
function show(message: Message, success = false) {
  dismissErrors()
  showToast({ ...message, tone: success ? 'success' : 'error' })
}
