import type { SignInResult } from './post-sign-in.ts'

const refusalTexts: Partial<Record<SignInResult['status'], string>> = {
  bad_address: 'Please enter a valid email address.',
  bad_request: 'Please reload the page and try again.',
  wrong:
    'This code is wrong, used or over. Look for the newest mail, or ask for a new code: it works only in the browser that asked.',
  unknown: 'The desk does not know this passkey. Sign in with a code instead.',
  refused: 'This device has a passkey for the desk already.',
  signed_out: 'Your session is over. Sign in again.',
  second_factor: 'Make a passkey first.',
  confirm: 'Prove your passkey first.',
  forbidden: 'Only a lead may do this.',
}

export function refusalText(answer: SignInResult): string {
  if (answer.status === 'limited') {
    const minutes = Math.max(1, Math.ceil(answer.retry_after / 60))
    return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  }
  return refusalTexts[answer.status] ?? 'The desk does not answer. Try again in a moment.'
}

/** Browsers do not distinguish a cancelled prompt from a missing passkey. */
export function passkeyErrorText(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.'
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used. Try again.'
  return 'This browser could not use a passkey here.'
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS X', 'Mac'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

export function deviceName(userAgent: string): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(' on ') || 'Unknown browser'
}
