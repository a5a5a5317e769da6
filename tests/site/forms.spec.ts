import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { expect, test } from './browser-errors.ts'
import {
  anyFormUrl,
  capacityReached,
  formNames,
  functionUrl,
  openForm,
  signupMailed,
  submitEmail,
  toast,
  uniqueEmail,
  wizardUrl,
} from './forms.ts'

const transportErrors = [
  ['503', 503],
  ['429', 429],
  ['no answer at all', 0],
  ['a page instead of an answer', 200],
] as const

const offlineMoments = [
  ['before the form’s code is fetched', false],
  ['after a refusal', true],
] as const

const submissionError = 'Submission Error: There was a problem reaching our server. Please try again.'

for (const name of formNames) {
  test(`${name}: an empty address gets its sentence and no request, a refused one that of the server; the field has the focus and its words`, async ({
    page,
  }) => {
    const form = await openForm(page, name)
    const asked: string[] = []
    page.on('request', (request) => functionUrl.test(request.url()) && asked.push(request.url()))
    await submitEmail(form, '  ')
    const field = form.getByRole('textbox', { name: /email/i })
    const sentence =
      name === 'waitlist' ? 'Email is required.' : 'Email is required. Please enter your email address.'
    await expect(toast(page, sentence)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(sentence)
    expect(asked).toEqual([])

    await submitEmail(form, 'nobody@localhost')
    await expect(toast(page, 'Submission failed! Please enter a valid email address.')).toBeVisible()
    await expect(field).toHaveValue('nobody@localhost')
    await expect(field).toBeFocused()
  })

  for (const [what, status] of name === 'home' ? transportErrors : transportErrors.slice(0, 1))
    test(`${name}: ${what} is the transport error, and the address stays`, async ({ page, allowErrors }) => {
      allowErrors(/Failed to load resource|ERR_FAILED|access control/i)
      await page.route(anyFormUrl, (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({
              status,
              headers: { 'access-control-allow-origin': '*', 'content-type': 'text/html' },
              body: '<h1>not what was asked</h1>',
            }),
      )
      const form = await openForm(page, name)
      await submitEmail(form, 'maya@example.com')
      const sentence = name === 'home' ? capacityReached : submissionError
      await expect(toast(page, sentence)).toBeVisible()
      const field = form.getByRole('textbox', { name: /email/i })
      await expect(field).toHaveValue('maya@example.com')
      await expect(field).toHaveAccessibleDescription(sentence)
      await expect(field).toHaveAttribute('aria-invalid', 'false')
      await expect(form.getByRole('button')).toBeEnabled()
    })

  for (const [what, fetched] of name === 'home' ? offlineMoments : offlineMoments.slice(0, 1))
    test(`${name}: offline ${what} is said at the field, without a message of the server's, and the address stays`, async ({
      page,
      context,
      allowErrors,
    }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      const form = await openForm(page, name)
      if (fetched) {
        await submitEmail(form, ' ')
        await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
      }
      await context.setOffline(true)
      await submitEmail(form, 'maya@example.com')
      const field = form.getByRole('textbox', { name: /email/i })
      await expect(field).toHaveAccessibleDescription('You are offline. The address stays here.')
      await expect(field).toHaveValue('maya@example.com')
      await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0)
      await context.setOffline(false)
    })

  test(`${name}: the button is busy at once, and a second click sends nothing`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource|ERR_FAILED/)
    let asked = 0
    const answer = Promise.withResolvers<void>()
    await page.route(functionUrl, async (route) => {
      if (route.request().method() === 'POST') asked += 1
      await answer.promise
      await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } })
    })
    const form = await openForm(page, name)
    const words = await form.getByRole('button').innerText()
    const places = async () => [
      await form.getByRole('button').boundingBox(),
      await form.getByRole('textbox', { name: /email/i }).boundingBox(),
    ]
    await form.scrollIntoViewIfNeeded()
    const before = await places()
    await submitEmail(form, 'maya@example.com')
    await expect(form.getByRole('button')).not.toHaveText(words)
    expect(await places()).toEqual(before)
    await form.getByRole('button').click({ force: true })
    await form.getByRole('textbox', { name: /email/i }).press('Enter')
    answer.resolve()
    await expect(form.getByRole('button')).toHaveText(words)
    expect(asked).toBe(1)
  })
}

for (const [name, sentence] of [
  ['home', capacityReached],
  ['lab', 'Something went wrong: Please try again or contact us directly.'],
  ['waitlist', submissionError],
] as const)
  test(`${name}: what fails in the page itself has its sentence, too, and the address stays`, async ({
    page,
  }) => {
    const form = await openForm(page, name)
    await page.evaluate(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
    await submitEmail(form, 'maya@example.com')
    await expect(toast(page, sentence)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /email/i })).toHaveValue('maya@example.com')
    await expect(form.getByRole('button')).toBeEnabled()
  })

test('lab: a signup leads to the wizard, and one mail brings the link', async ({ page }) => {
  const address = uniqueEmail()
  await submitEmail(await openForm(page, 'lab'), address)
  await expect(page).toHaveURL(wizardUrl)
  await expect(page.getByText('No logins. No payments. Just clarity.')).toBeVisible()
  expect((await waitForMail(address)).text).toContain(page.url())
  expect(await mailsTo(address)).toHaveLength(1)
})

test('home: an answer without a session is “Your Journey Has Begun.”, in a message for 6 seconds and for good in place of the form', async ({
  page,
}) => {
  await page.route(functionUrl, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
  const form = await openForm(page, 'home')
  const live = page.getByRole('region', { name: 'Messages' }).locator('[aria-live=polite]')
  await expect(live).toBeAttached()
  await submitEmail(form, 'maya@example.com')
  await expect(live.getByText(signupMailed)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(7_000)
  await expect(toast(page, signupMailed)).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(page.locator('#start').getByText(signupMailed)).toBeVisible()
  await expect(page.locator('#start form')).toHaveCount(0)
})

for (const name of formNames)
  test(`${name}: when its code cannot be fetched the form is posted plainly and still succeeds`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/./)
    const form = await openForm(page, name)
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await submitEmail(form, uniqueEmail())
    await expect(page).toHaveURL(name === 'waitlist' ? /#waitlist-joined$/ : wizardUrl)
  })

test('waitlist: success thanks in a message, then in place of the form, with the focus; twice is no difference', async ({
  page,
}) => {
  const address = uniqueEmail()
  for (const spelled of [address, ` ${address.toUpperCase()} `]) {
    await submitEmail(await openForm(page, 'waitlist'), spelled)
    await expect(toast(page, "You're in. We'll ping you when it's ready.")).toBeVisible()
    const thanks = page.locator('#waitlist').getByText('Thank You for Signing Up.')
    await expect(thanks).toBeFocused()
    await expect(page.locator('#waitlist form')).toHaveCount(0)
  }
})

test('a session that does not exist is said on the home page, and leaves its address', async ({ page }) => {
  await page.goto('/?notice=session-not-found')
  await expect(
    toast(page, "Session not found: This onboarding session doesn't exist or has expired."),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
})
