import type { AccessDenial } from '@wiring/contract/desk/access'
import type { DeskAnswer } from '@wiring/contract/desk/actions'
import type { BrowserAction } from './browser-actions.ts'

type Status = (DeskAnswer<BrowserAction> | AccessDenial)['status'] | 'unavailable'
/** Whatever the desk may answer a press with, but that it is done. */
type Refusal = Exclude<Status, 'ok' | 'signed' | 'deleted'>

const reasons: Record<Refusal, string> = {
  signed_out: 'you are signed out. Sign in in another tab, then press again.',
  second_factor: 'make a passkey first.',
  forbidden: 'only a lead may do this.',
  confirm: 'it was not confirmed.',
  unavailable: 'the desk does not answer. Try again.',
  gone: 'the applicant has deleted this session.',
  conflict: 'the map changed its state meanwhile. What you see now is the newest.',
  claimed: 'somebody else is reading this map.',
  overtaken: 'another window saved an edit first. Read it, then try again.',
  refused: 'the map does not allow it as it is now.',
  invalid: 'the text cannot be stored as it is.',
  bad_address: 'this is no email address.',
  known: 'this address is an operator’s already.',
  not_found: 'this is gone already. Reload the page.',
  last_lead: 'somebody must be a lead. Make another one first.',
  last_passkey: 'your last passkey stays. Make another one first, then delete this one.',
}

/** `notDone`: “Not held”. A status of a newer desk has no sentence of its own. */
export const refusalText = (notDone: string, status: string): string =>
  `${notDone}${Object.hasOwn(reasons, status) ? `: ${reasons[status as Refusal]}` : '.'}`
