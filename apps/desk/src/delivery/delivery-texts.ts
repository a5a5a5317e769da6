import type { DeskAnswer } from '@wiring/session/desk/actions'
import type { Signal } from '@wiring/ui/lamp'
import { formatUtcWithZone } from '../shell/utc-time.tsx'

export type Delivery = Extract<DeskAnswer<'delivery'>, { status: 'ok' }>

export function mailStatus({ state, mail, delivered_at }: Delivery): { signal: Signal; text: string } {
  if (mail === null)
    return delivered_at === null
      ? { signal: 'off', text: 'No mail was sent: nobody has signed this map yet.' }
      : { signal: 'green', text: `The mail went out on ${formatUtcWithZone(delivered_at)}.` }
  if (mail.state === 'sent')
    return {
      signal: 'green',
      text: `The mail went out${mail.sent_at ? ` on ${formatUtcWithZone(mail.sent_at)}` : ''}.`,
    }
  if (mail.state === 'failed' || state === 'refused')
    return {
      signal: 'red',
      text: `The mail was refused for good after ${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}.`,
    }
  if (mail.attempts > 0)
    return { signal: 'yellow', text: `The mail failed ${attempts(mail.attempts)} and is tried again.` }
  return { signal: 'yellow', text: 'The mail waits: until it goes out the signature can be taken back.' }
}

const attempts = (count: number) => (count === 1 ? 'once' : `${count} times`)

export function refusalAdvice(error: string): string | null {
  if (/\b55[0-4]\b|\b5\.1\.1\b/.test(error))
    return 'The mailbox does not exist or takes no mail. Sending again helps only after the address is good.'
  if (/\b4\d\d\b/.test(error)) return 'The receiving server was busy. Sending again may work.'
  return null
}

export function outcomeText(status: string, done: string): string {
  const texts: Record<string, string> = {
    ok: done,
    gone: 'The applicant has deleted this session. There is nothing to send any more.',
    conflict: 'Not done: the map changed its state meanwhile. What you see now is the newest.',
    claimed: 'Not done: somebody else is reading this map.',
    refused: 'Not done: this cannot be done while the mail is on its way or was never sent.',
    signed_out: 'Not done: you are signed out. Sign in in another tab and try again.',
    unavailable: 'Not done: the desk does not answer. Try again.',
  }
  return texts[status] ?? 'Not done.'
}
