import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { turnQuietOn } from './hydration.ts'

export const uniqueEmail = () => `${randomUUID()}@example.com`

export const forms = {
  home: { path: '/', section: '#start', calls: 'wiring-session-signup' },
  lab: { path: '/lab', section: '#cta', calls: 'wiring-session-signup' },
  waitlist: { path: '/console', section: '#waitlist', calls: 'waitlist-signup' },
} as const

export type FormName = keyof typeof forms
export const formNames = Object.keys(forms) as FormName[]

export const signupMailed = 'Your Journey Has Begun. Check your email for the 3-step Wiring process.'
export const capacityReached = "The Circuit's at full capacity. Please try again in 24 hours."
export const wizardUrl = /\/wiring\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const functionUrl = /\/functions\/v1\/(wiring-session-signup|waitlist-signup)$/

export const trapOf = (form: Locator) => form.locator('.trap input')

export const pressAgain =
  'Please press once more. Robots fill in forms like that, and so do some password managers. Nothing was sent yet.'

/** Also the site's own routes, the second way. */
export const anyFormUrl = /\/functions\/v1\/|\/forms\//

/** Skips the first second, in which a form asks for one more press. */
export async function openForm(page: Page, name: FormName): Promise<Locator> {
  await page.clock.install()
  await page.goto(forms[name].path)
  const form = page.locator(`${forms[name].section} form`)
  await turnQuietOn(page)
  await page.clock.fastForward(1_500)
  return form
}

/** For a page whose clock is its own: a press in its first second asks for another one. */
export const waitForFirstSecond = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_000)

export async function submitEmail(form: Locator, address: string): Promise<void> {
  await form.getByRole('textbox', { name: /email/i }).fill(address)
  await form.getByRole('button').click()
}

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)
