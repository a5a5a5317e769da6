import { minFormMilliseconds } from '@wiring/session/limits'

/** Whether a form post looks like a bot's: the hidden field is filled, or it came faster than a person types. */
export function looksAutomatic(headers: Headers): boolean {
  const elapsed = headers.get('x-form-elapsed-ms')
  const tooFast = elapsed !== null && /^\d+$/.test(elapsed) && Number(elapsed) < minFormMilliseconds
  return tooFast || (headers.get('x-form-honeypot') ?? '') !== ''
}
