import { cleanAddress } from '@wiring/session/email'
import { type Message, messages, plainText, submissionFailed } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { emailField } from './form-fields.ts'
import { formKey } from './form-key.ts'
import { type FormName, type OutcomeCode, outcomeMessage, outcomeOfFragment } from './outcomes.ts'
import { type EmailCall, sendEmail } from './send-email.ts'

export interface FormResult {
  /** `done` replaces the form; `invalid` asks for another address. */
  state: 'done' | 'invalid' | 'failed'
  text: string
}

interface Submission extends Omit<EmailCall, 'email' | 'idempotencyKey'> {
  sent: HTMLFormElement
  /** Looks like a robot: nothing is sent, and nobody is told that it was. */
  isSuspect: boolean
  form: FormName
  thanks: string | null
  /** `null` when online. */
  offlineResult: () => Promise<FormResult | null>
}

export async function submitForm({
  sent,
  isSuspect,
  form,
  thanks,
  offlineResult,
  ...call
}: Submission): Promise<FormResult | 'leaving'> {
  dismissErrors()
  const field = emailField(sent)
  const email = cleanAddress(field?.value ?? '')
  if (email === '') return showOutcome('email-required', form, thanks)
  if (field) field.value = email
  if (isSuspect) return showMessage(messages.pressAgain, 'failed')
  const answer = await sendEmail(form, { ...call, email, idempotencyKey: formKey(sent, form) }).catch(
    () => ({ kind: 'exception' }) as const,
  )
  if (answer.kind === 'session') {
    location.assign(`/wiring/${answer.sessionId}`)
    return 'leaving'
  }
  if (answer.kind === 'refused') {
    showToast({ ...submissionFailed(answer.sentence), tone: 'error' })
    return { state: 'invalid', text: answer.sentence }
  }
  const offline = answer.kind === 'transport' ? await offlineResult() : null
  return offline ?? showOutcome(answer.kind, form, thanks)
}

/** After a post without JavaScript. */
export function resultOfFragment(form: FormName, thanks: string | null): FormResult | undefined {
  const code = outcomeOfFragment(location.hash, form)
  return code && showOutcome(code, form, thanks)
}

function showOutcome(code: OutcomeCode, form: FormName, thanks: string | null): FormResult {
  const message = outcomeMessage(code, form)
  if (code === 'mailed' || code === 'joined') {
    showToast({ ...message, tone: 'success' })
    return { state: 'done', text: thanks ?? plainText(message) }
  }
  return showMessage(message, addressCodes.includes(code) ? 'invalid' : 'failed')
}

const addressCodes: OutcomeCode[] = ['email-required', 'bad-address', 'foreign-letters']

function showMessage(message: Message, state: 'invalid' | 'failed'): FormResult {
  showToast({ ...message, tone: 'error' })
  return { state, text: plainText(message) }
}
