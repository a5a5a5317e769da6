import type { DeskAnswer } from '@wiring/contract/desk/actions'
import type { Signal } from '@wiring/ui/lamp'
import { refusalText } from '../desk-api/refusal-text.ts'
import { formatUtcWithZone } from '../shell/utc-time.tsx'

export type Delivery = Extract<DeskAnswer<'delivery'>, { status: 'ok' }>

/** `now` is unknown until the page runs. A map that is sent again has no signature to take back. */
export const canTakeBack = ({ state, undo_until }: Delivery, now: number | null): boolean =>
  state === 'signed' && now !== null && undo_until !== null && Date.parse(undo_until) > now

export function mailStatus(delivery: Delivery, now: number | null = null): { signal: Signal; text: string } {
  const { state, mail, delivered_at } = delivery
  if (mail === null)
    return delivered_at === null
      ? { signal: 'off', text: 'No mail was sent: nobody has signed this map yet.' }
      : { signal: 'green', text: `The mail went out on ${formatUtcWithZone(delivered_at)}.` }
  if (mail.state === 'sent' && mail.complained_at !== null)
    return {
      signal: 'yellow',
      text: `The mail arrived, and its reader marked it as spam on ${formatUtcWithZone(mail.complained_at)}.`,
    }
  if (mail.state === 'sent')
    return {
      signal: 'green',
      text: `The mail went out${mail.sent_at ? ` on ${formatUtcWithZone(mail.sent_at)}` : ''}.`,
    }
  if (mail.error?.startsWith('bounced: '))
    return { signal: 'red', text: 'The mail bounced: the provider took it, and it did not arrive.' }
  if (mail.state === 'failed' || state === 'refused')
    return {
      signal: 'red',
      text: `The mail was refused for good after ${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}.`,
    }
  if (mail.error !== null) {
    // The worker counts an attempt when it begins.
    const failed = Math.max(1, mail.state === 'sending' ? mail.attempts - 1 : mail.attempts)
    return { signal: 'yellow', text: `The mail failed ${attempts(failed)} and is tried again.` }
  }
  if (mail.attempts > 0 || mail.state === 'sending')
    return { signal: 'yellow', text: 'The mail is on its way.' }
  const until = canTakeBack(delivery, now) ? ': until it goes out the signature can be taken back' : ''
  return { signal: 'yellow', text: `The mail waits${until}.` }
}

const attempts = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** What became of the mail that carried a link. */
export function linkMailText({ created_at, mail_state }: Delivery['links'][number]): string {
  const at = formatUtcWithZone(created_at)
  if (mail_state === 'failed') return `made ${at}, its mail was refused`
  if (mail_state === 'queued' || mail_state === 'sending') return `made ${at}, its mail waits`
  return `mailed ${at}`
}

const bounceAdvice: Record<string, string> = {
  'bounced: permanent': 'The mailbox does not exist or takes no mail. Ask the applicant for another address.',
  'bounced: transient': 'The mailbox was full or its server away for long. Sending again may work.',
  'bounced: undetermined': 'The provider does not know why. Sending again may work.',
  'bounced: suppressed':
    'An earlier mail to this address bounced or was marked as spam, so the provider sends it none. Take the address off its suppression list, or ask for another one.',
  'not sent by the provider': 'The provider did not send it: look at its limits, then send again.',
}

export function refusalAdvice(error: string): string | null {
  const advice = bounceAdvice[error]
  if (advice !== undefined) return advice
  if (/\b55[0-4]\b|\b5\.1\.1\b/.test(error))
    return 'The mailbox does not exist or takes no mail. Sending again helps only after the address is good.'
  if (/\b4\d\d\b/.test(error)) return 'The receiving server was busy. Sending again may work.'
  return null
}

const refusals: Record<string, string> = {
  too_late: 'Not done: the mail is on its way.',
  not_sent_yet: 'Not done: this cannot be done while the mail is on its way or was never sent.',
  not_signed: 'Not done: this map is not signed yet.',
  not_refused: 'Not done: the mail is not refused any more.',
  same_address: 'Not done: this is the address that was refused.',
  no_note: 'Not done: say how you know the address.',
  too_many: 'Not done: it was done too often. Try again later.',
}

export interface Outcome {
  status: string
  code?: string | undefined
}

export function outcomeText({ status, code = '' }: Outcome, done: string): string {
  if (status === 'refused') return refusals[code] ?? 'Not done.'
  return status === 'ok' ? done : refusalText('Not done', status)
}
