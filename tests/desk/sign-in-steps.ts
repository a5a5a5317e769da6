import type { CDPSession, Page } from '@playwright/test'
import { waitForMail } from '../running-stack/inbox.ts'

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
    refuse: () => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

export async function waitForSignInCode(address: string, count = 1): Promise<string> {
  const { text } = await waitForMail(address, { subject: 'Your code for the desk', count })
  const digits = /\b(\d{4}) (\d{4})\b/.exec(text)
  if (digits === null) throw new Error(`The mail to ${address} has no code.`)
  return `${digits[1]}${digits[2]}`
}
