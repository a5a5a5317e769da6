import { submissionFailed } from '@wiring/session/messages'
import { dismissErrors } from '@wiring/ui/toast'
import type { FormResult } from '../signup/email-form.tsx'
import { emailOf } from '../signup/form-headers.ts'
import type { FunctionCall } from '../signup/invoke-function.ts'
import { isOffline, offlineProblem } from '../signup/offline.ts'
import { accepted, refused } from '../signup/results.ts'
import { requestWaitlist } from './request-waitlist.ts'
import { type WaitlistOutcome, waitlistMessages, waitlistOutcomeOf } from './waitlist-outcomes.ts'

export interface WaitlistSubmission
  extends Pick<FunctionCall, 'functionsUrl' | 'publishableKey' | 'headers'> {
  form: HTMLFormElement
  /** Takes the place of the form once the address is on the list. */
  thanks: string
}

/** Sends the form and says what came of it. */
export async function submitWaitlist({ form, thanks, ...call }: WaitlistSubmission): Promise<FormResult> {
  dismissErrors()
  const email = emailOf(form)
  if (email === '') return resultOf('email-required', thanks)
  const answer = await requestWaitlist({ ...call, email }).catch(() => ({ kind: 'exception' }) as const)
  if (answer.kind === 'refused')
    return refused(submissionFailed(answer.sentence), { atField: true, sentence: answer.sentence })
  if (answer.kind === 'transport' && (await isOffline())) return offlineProblem
  return resultOf(answer.kind === 'joined' ? 'joined' : 'transport', thanks)
}

/** Says what the path without JavaScript came to, when the script arrives after all. */
export function announceFragment(thanks: string): FormResult | undefined {
  const outcome = waitlistOutcomeOf(location.hash)
  return outcome && resultOf(outcome, thanks)
}

function resultOf(code: WaitlistOutcome, thanks: string): FormResult {
  const message = waitlistMessages[code]
  if (code === 'joined') return accepted(message, thanks)
  return refused(message, { atField: code === 'email-required' || code === 'bad-address' })
}
