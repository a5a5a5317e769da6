import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { openForm, submitEmail, wizardUrl } from '../site/forms.ts'
import { waitForHydration } from '../wizard/applicant.ts'

async function signUp(page: Page, email: string): Promise<void> {
  await submitEmail(await openForm(page, 'home'), email)
  await expect(page).toHaveURL(wizardUrl)
  await expect(page.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
  await waitForHydration(page)
}

async function answerQuestion(page: Page): Promise<void> {
  const choices = page.getByRole('radio')
  if ((await choices.count()) > 0) await choices.nth(1).check({ force: true })
  else await page.getByRole('textbox').fill('I start three things and finish the fourth.')
}

async function answerQuestions(page: Page, from: number, to: number): Promise<void> {
  for (let question = from; question <= to; question += 1) {
    await expect(page.getByText(new RegExp(`\\b0?${question} (of|/) 10\\b`, 'i')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await answerQuestion(page)
    await page.getByRole('button', { name: 'Next' }).click()
  }
}

test('a visitor signs up, gets the mail, answers the survey and finds it saved after a reload', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  await signUp(page, email)
  const address = page.url()
  const mail = await waitForMail(email)
  for (const part of [mail.text, mail.html]) expect(part).toContain(address)

  await page.getByRole('button', { name: 'Start' }).click()
  await answerQuestions(page, 1, 3)
  await page.reload()
  await waitForHydration(page)
  await answerQuestions(page, 4, 10)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('[aria-current="step"]')).toContainText('Prompt')
  await page.reload()
  await expect(page.locator('[aria-current="step"]')).toContainText('Prompt')
  expect(await mailsTo(email)).toHaveLength(1)
})

test('the link in the mail opens the same session on another device', async ({ page, browser }) => {
  const email = `${randomUUID()}@example.com`
  await signUp(page, email)
  const link = /http\S+\/wiring\/[0-9a-f-]{36}/.exec((await waitForMail(email)).text)?.[0] ?? ''
  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
  expect(phone.url()).toBe(page.url())
  await other.close()
})

test('Enter and a double click send one request and one mail', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('wiring-session-signup'))
      requests.push(request.url())
  })
  const form = await openForm(page, 'home')
  await form.getByRole('textbox', { name: /email/i }).fill(email)
  await form.getByRole('textbox', { name: /email/i }).press('Enter')
  await form
    .getByRole('button')
    .dblclick({ noWaitAfter: true, timeout: 2000 })
    .catch(() => undefined)
  await expect(page).toHaveURL(wizardUrl)
  await waitForMail(email)
  expect(requests).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

for (const [what, id] of [
  ['an unknown session', randomUUID()],
  ['a malformed id', 'not-a-session'],
] as const)
  test(`${what} leads home with the "Session not found" toast`, async ({ page }) => {
    await page.goto(`/wiring/${id}`)
    await expect(page).toHaveURL(`${addresses.site}/`)
    await expect(page.getByText('Session not found')).toBeVisible()
    await expect(page.getByText("This onboarding session doesn't exist or has expired.")).toBeVisible()
  })

test('an empty address gets its sentence and the focus, and nothing is sent', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#start form')
  await form.getByRole('button').click()
  await expect(page.getByText('Email is required.').first()).toBeVisible()
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible()
  await expect(form.getByRole('textbox', { name: /email/i })).toBeFocused()
})

test('a bad address keeps what was typed and shows the server sentence', async ({ page }) => {
  const form = await openForm(page, 'home')
  await submitEmail(form, 'nobody@localhost')
  await expect(page.getByText('Submission failed!').first()).toBeVisible()
  await expect(form.getByRole('textbox', { name: /email/i })).toHaveValue('nobody@localhost')
})
