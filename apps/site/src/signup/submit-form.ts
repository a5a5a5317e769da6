import { plainText, submissionFailed } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { type FormName, type OutcomeCode, outcomeMessage, outcomeOfFragment } from './outcomes.ts'
import { type EmailCall, sendEmail } from './send-email.ts'

export interface FormResult {
  /** `done` replaces the form; `invalid` asks for another address. */
  state: 'done' | 'invalid' | 'failed'
  text: string
}

interface Submission extends EmailCall {
  form: FormName
  thanks: string | null
  /** `null` when online. */
  offlineResult: () => Promise<FormResult | null>
}

export async function submitForm({
  form,
  thanks,
  offlineResult,
  ...call
}: Submission): Promise<FormResult | 'leaving'> {
  dismissErrors()
  if (call.email === '') return showOutcome('email-required', form, thanks)
  const answer = await sendEmail(form, call).catch(() => ({ kind: 'exception' }) as const)
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
  const text = plainText(message)
  const done = code === 'mailed' || code === 'joined'
  showToast({ ...message, tone: done ? 'success' : 'error' })
  if (done) return { state: 'done', text: thanks ?? text }
  return { state: code === 'email-required' || code === 'bad-address' ? 'invalid' : 'failed', text }
}
