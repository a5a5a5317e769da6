import { type Message, plainText } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import type { FormResult, Problem } from './email-form.tsx'

interface Refusal {
  /** The address itself has to be changed. */
  atField: boolean
  /** Under the field; the whole message otherwise. */
  sentence?: string
}

/** Says why the address was not taken, in the message region and under the field. */
export function refused(message: Message, { atField, sentence = plainText(message) }: Refusal): Problem {
  // One form, one state: what the last try came to replaces the complaint before it.
  dismissErrors()
  showToast({ ...message, tone: 'error' })
  return { sentence, atField }
}

/** Thanks in the message region and, with words that stay, in place of the form. */
export function accepted(message: Message, done = plainText(message)): FormResult {
  dismissErrors()
  showToast({ ...message, tone: 'success' })
  return { done }
}
