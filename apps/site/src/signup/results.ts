import { type Message, plainText } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'

/** Stands under the field. */
export interface Problem {
  sentence: string
  /** The address itself has to be changed. */
  atField: boolean
}

/** `done` replaces the form. */
export type FormResult = Problem | { done: string } | 'leaving'

interface Refusal {
  atField: boolean
  /** Under the field; by default the whole message. */
  sentence?: string
}

/** In the message region and under the field. */
export function refused(message: Message, { atField, sentence = plainText(message) }: Refusal): Problem {
  // Replaces what the last try said.
  dismissErrors()
  showToast({ ...message, tone: 'error' })
  return { sentence, atField }
}

/** In the message region, and `thanks` or the message in place of the form. */
export function accepted(message: Message, thanks: string | null): FormResult {
  dismissErrors()
  showToast({ ...message, tone: 'success' })
  return { done: thanks ?? plainText(message) }
}
