import { type Message, plainText, submissionFailed } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import type { FormName } from './forms.ts'
import { isOffline, offlineProblem } from './offline.ts'
import { type OutcomeCode, outcomeMessage, outcomeOfFragment } from './outcomes.ts'
import { type EmailCall, sendEmail } from './send-email.ts'

/** Stands under the field. */
interface Problem {
  sentence: string
  /** The address itself has to be changed. */
  atField: boolean
}

/** `done` replaces the form. */
export type FormResult = Problem | { done: string } | 'leaving'

export interface Submission extends EmailCall {
  form: FormName
  /** Replaces the form after a success; without it the message does. */
  thanks: string | null
}

export async function submitForm({ form, thanks, ...call }: Submission): Promise<FormResult> {
  dismissErrors()
  if (call.email === '') return resultOf('email-required', form, thanks)
  const answer = await sendEmail(form, call).catch(() => ({ kind: 'exception' }) as const)
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

interface Refusal {
  atField: boolean
  /** Under the field; by default the whole message. */
  sentence?: string
}

/** In the message region and under the field. */
function refused(message: Message, { atField, sentence = plainText(message) }: Refusal): Problem {
  // Replaces what the last try said.
  dismissErrors()
  showToast({ ...message, tone: 'error' })
  return { sentence, atField }
}

/** In the message region, and `thanks` or the message in place of the form. */
function accepted(message: Message, thanks: string | null): FormResult {
  dismissErrors()
  showToast({ ...message, tone: 'success' })
  return { done: thanks ?? plainText(message) }
}
