import { submissionFailed } from '@wiring/session/messages'
import { dismissErrors } from '@wiring/ui/toast'
import { emailOf } from './form-headers.ts'
import type { FormName } from './forms.ts'
import { isOffline, offlineProblem } from './offline.ts'
import { type OutcomeCode, outcomeMessage, outcomeOfFragment } from './outcomes.ts'
import { accepted, type FormResult, refused } from './results.ts'
import { type EmailCall, sendEmail } from './send-email.ts'

export interface Submission extends Omit<EmailCall, 'email'> {
  element: HTMLFormElement
  form: FormName
  /** Replaces the form after a success; without it the message does. */
  thanks: string | null
}

export async function submitForm({ element, form, thanks, ...call }: Submission): Promise<FormResult> {
  dismissErrors()
  const email = emailOf(element)
  if (email === '') return resultOf('email-required', form, thanks)
  const answer = await sendEmail(form, { ...call, email }).catch(() => ({ kind: 'exception' }) as const)
  if (answer.kind === 'session') {
    location.assign(`/wiring/${answer.sessionId}`)
    return 'leaving'
  }
  if (answer.kind === 'refused')
    return refused(submissionFailed(answer.sentence), { atField: true, sentence: answer.sentence })
  if (answer.kind === 'transport' && (await isOffline())) return offlineProblem
  return resultOf(answer.kind, form, thanks)
}

/** When the script arrives after a post without JavaScript. */
export function resultOfFragment(form: FormName, thanks: string | null): FormResult | undefined {
  const outcome = outcomeOfFragment(location.hash, form)
  return outcome && resultOf(outcome, form, thanks)
}

function resultOf(code: OutcomeCode, form: FormName, thanks: string | null): FormResult {
  const message = outcomeMessage(code, form)
  if (code === 'mailed' || code === 'joined') return accepted(message, thanks)
  return refused(message, { atField: code === 'email-required' || code === 'bad-address' })
}
