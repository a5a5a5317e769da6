import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from './addresses.ts'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address })
  return (await (await fetch(`${addresses.mail}/email?${query}`)).json()) as ReceivedMail[]
}

/** The `count`-th mail; throws after 40 s. */
export async function waitForMail(
  address: string,
  { subject, count = 1 }: { subject?: string; count?: number } = {},
): Promise<ReceivedMail> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(200)) {
    const mails = await mailsTo(address)
    const mail = mails.filter((each) => each.subject === (subject ?? each.subject))[count - 1]
    if (mail !== undefined) return mail
  }
  throw new Error(`No mail ${count} ${subject ? `“${subject}” ` : ''}to ${address} within 120 s.`)
}

export const mapMailSubject = (signedBy = 'Mara') => `Your Wiring Map, signed by ${signedBy}`

export async function mailedMapLink(address: string, subject = mapMailSubject()): Promise<string> {
  const { text } = await waitForMail(address, { subject })
  return /http\S+\/wiring\/map\/[0-9a-f]{64}/.exec(text)?.[0] ?? ''
}
