import type { Page, Request } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { expect, test } from './browser-errors.ts'
import {
  formNames,
  forms,
  functionUrl,
  openForm,
  pressAgain,
  submitEmail,
  toast,
  uniqueEmail,
  wizardUrl,
} from './forms.ts'
import { turnQuietOn } from './hydration.ts'

/** Without preflights. */
function posts(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(addresses.supabase) && request.method() !== 'OPTIONS') seen.push(request)
  })
  return seen
}

for (const name of formNames)
  test(`${name}: an email field with our own messages makes one call of ${forms[name].calls} with the address alone and the public key`, async ({
    page,
  }) => {
    const sent = posts(page)
    const form = await openForm(page, name)
    const field = form.getByRole('textbox', { name: /email/i })
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveJSProperty('required', true)
    await expect(form).toHaveJSProperty('noValidate', true)
    const address = uniqueEmail()
    const answered = page.waitForResponse((response) => functionUrl.test(response.url()))
    await submitEmail(form, address)
    await answered
    expect(sent.map((request) => [request.method(), request.url()])).toEqual([
      ['POST', `${addresses.supabase}/functions/v1/${forms[name].calls}`],
    ])
    expect(sent[0]?.postDataJSON()).toEqual({ email: address })
    expect(sent[0]?.headers().apikey).toMatch(/^sb_publishable_|^ey/)
  })

test('the idempotency key stays for a form as long as it is shown, and is another for the next', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  await page.route(functionUrl, (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (functionUrl.test(request.url()) && request.method() === 'POST')
      keys.push(request.headers()['idempotency-key'])
  })
  for (let shown = 0; shown < 2; shown += 1) {
    const form = await openForm(page, 'home')
    for (let time = 1; time <= 2; time += 1) {
      await submitEmail(form, 'maya@example.com')
      await expect.poll(() => keys.length).toBe(shown * 2 + time)
      await expect(form.getByRole('button')).not.toHaveAttribute('aria-busy')
    }
  }
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect([keys[1], keys[3]]).toEqual([keys[0], keys[2]])
  expect(keys[2]).not.toBe(keys[0])
})

test('a double click and Enter make one request and one mail', async ({ page }) => {
  const sent = posts(page)
  const form = await openForm(page, 'home')
  const address = uniqueEmail()
  await form.getByRole('textbox', { name: /email/i }).fill(address)
  await form.evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]')
    button?.click()
    button?.click()
    element.requestSubmit()
  })
  await expect(page).toHaveURL(/\/wiring\//)
  await waitForMail(address)
  expect(sent.filter((request) => functionUrl.test(request.url()))).toHaveLength(1)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('a form submitted within its first second asks for one more press, which counts', async ({ page }) => {
  // No time passes before the form is sent.
  await page.addInitScript(() => Object.defineProperty(performance, 'now', { value: () => 1 }))
  const sent = posts(page)
  await page.goto('/')
  await turnQuietOn(page)
  const address = uniqueEmail()
  const form = page.locator('#start form')
  await submitEmail(form, address)
  await expect(toast(page, pressAgain)).toBeVisible()
  expect(sent).toEqual([])
  await form.getByRole('button').click()
  await expect(page).toHaveURL(wizardUrl)
  await waitForMail(address)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('messages of an error have the tone of an error, the one of a success has not', async ({ page }) => {
  const tone = () =>
    page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last().getAttribute('data-tone')
  for (const [name, address, expected] of [
    ['home', ' ', 'error'],
    ['lab', ' ', 'error'],
    ['waitlist', 'nobody@localhost', 'error'],
    ['waitlist', uniqueEmail(), 'success'],
  ] as const) {
    await submitEmail(await openForm(page, name), address)
    await expect.poll(tone, `${name} ${address}`).toBe(expected)
  }
})

for (const name of formNames)
  test(`${name}: on a phone the field and its complaint stand clear of the message`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    const form = await openForm(page, name)
    await submitEmail(form, ' ')
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
    await expect(message).toBeVisible()
    await expect(form.locator('.ui-field-error')).toBeVisible()
    const clear = async () => {
      const [field, card] = [await form.locator('.ui-field').boundingBox(), await message.boundingBox()]
      const bar = await page.getByRole('banner').boundingBox()
      return (field?.y ?? 0) >= (bar?.height ?? 0) && (field?.y ?? 0) + (field?.height ?? 0) <= (card?.y ?? 0)
    }
    await expect.poll(clear).toBe(true)
  })
