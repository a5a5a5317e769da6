import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from './addresses.ts'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

/** All mails that arrived for an address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${addresses.mail}/email`)
  const mails = (await response.json()) as ReceivedMail[]
  return mails.filter((mail) => mail.to.some((receiver) => receiver.address === address))
}

/** The first mail to an address; waits up to 40 s, then throws. */
export async function waitForMail(address: string): Promise<ReceivedMail> {
  for (const deadline = Date.now() + 40_000; Date.now() < deadline; await wait(200)) {
    const [mail] = await mailsTo(address)
    if (mail !== undefined) return mail
  }
  throw new Error(`No mail to ${address} within 40 s.`)
}
