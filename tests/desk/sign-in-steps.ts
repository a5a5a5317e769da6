import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { mailsTo } from '../running-stack/inbox.ts'

/** A device with a fingerprint reader, as Chromium simulates it. `remove` is losing it. */
export async function addAuthenticator(page: Page) {
  const device: CDPSession = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    remove: () => device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** The finger of somebody else. */
    refuse: () => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

/** The code of the `count`-th mail with one to this address, within 20 s. */
export async function codeMailedTo(address: string, count = 1): Promise<string> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(200)) {
    const mails = (await mailsTo(address)).filter(({ subject }) => subject === 'Your code for the desk')
    const digits = /\b(\d{4}) (\d{4})\b/.exec(mails[count - 1]?.text ?? '')
    if (digits) return `${digits[1]}${digits[2]}`
  }
  throw new Error(`No code ${count} was mailed to ${address} within 20 s.`)
}
