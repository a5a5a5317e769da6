import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { formNames, forms, submitEmail, trapOf, uniqueEmail, wizardUrl } from './forms.ts'

test.use({ javaScriptEnabled: false })

/** Found by class: Playwright's text locators skip <noscript>. */
async function expectOutcome(page: Page, text: string): Promise<void> {
  const outcome = page.locator('.outcome:visible')
  await expect(outcome).toHaveCount(1)
  await expect(outcome).toHaveText(text)
  await expect(outcome).toBeInViewport()
}

for (const name of ['home', 'lab'] as const)
  test(`${name}: without JavaScript a signup leads to the wizard and sends one mail`, async ({ page }) => {
    const address = uniqueEmail()
    await page.goto(forms[name].path)
    await submitEmail(page.locator(`${forms[name].section} form`), address)
    await expect(page).toHaveURL(wizardUrl)
    expect((await waitForMail(address)).text).toContain(page.url())
    expect(await mailsTo(address)).toHaveLength(1)
  })

test('waitlist: without JavaScript the same words thank', async ({ page }) => {
  await page.goto('/console')
  await submitEmail(page.locator('#waitlist form'), uniqueEmail())
  await expect(page).toHaveURL(/\/console#/)
  await expectOutcome(page, "Thank You for Signing Up. You're in. We'll ping you when it's ready.")
})

for (const name of formNames) {
  test(`${name}: without JavaScript an empty address gets its sentence`, async ({ page }) => {
    await page.goto(forms[name].path)
    await submitEmail(page.locator(`${forms[name].section} form`), ' ')
    const sentence =
      name === 'waitlist' ? 'Email is required.' : 'Email is required. Please enter your email address.'
    await expectOutcome(page, sentence)
  })

  test(`${name}: without JavaScript a bad address gets “Submission failed!” and the server’s sentence`, async ({
    page,
  }) => {
    await page.goto(forms[name].path)
    await submitEmail(page.locator(`${forms[name].section} form`), 'nobody@localhost')
    await expectOutcome(page, 'Submission failed! Please enter a valid email address.')
  })
}

test('without JavaScript a filled trap asks for one more press, which counts', async ({ page }) => {
  const address = uniqueEmail()
  await page.goto('/lab')
  await trapOf(page.locator('#cta form')).fill('https://example.com', { force: true })
  await submitEmail(page.locator('#cta form'), ` “${address}” `)
  await expect(page.getByRole('heading')).toHaveText('Please press once more.')
  expect(await mailsTo(address)).toEqual([])
  await page.getByRole('button').click()
  await expect(page).toHaveURL(wizardUrl)
  await waitForMail(address)
  expect(await mailsTo(address)).toHaveLength(1)
})

test('no outcome is visible before a form was submitted', async ({ page }) => {
  for (const name of formNames) {
    await page.goto(forms[name].path)
    for (const outcome of await page.locator('.outcome').all()) await expect(outcome).toBeHidden()
    expect(await page.locator('.outcome').count()).toBeGreaterThan(3)
  }
})

test('without JavaScript a section link of another page is the plain fragment', async ({ page }) => {
  await page.goto('/console')
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(page.locator('#services-heading')).toBeInViewport()
})

test('a session that does not exist is said without JavaScript, too', async ({ page }) => {
  await page.goto('/?notice=session-not-found')
  await expectOutcome(page, "Session not found: This onboarding session doesn't exist or has expired.")
})

test('a form posts by 303, so that a reload posts nothing twice, and never to another site', async ({
  request,
}) => {
  for (const place of ['home', 'lab', '//evil.test', 'https://evil.test/']) {
    const response = await request.post('/forms/signup', {
      form: { email: '', place },
      headers: { origin: addresses.site },
      maxRedirects: 0,
    })
    expect(response.status()).toBe(303)
    expect(response.headers().location).toMatch(/^\/(lab)?#signup-email-required$/)
  }
  const foreign = await request.post('/forms/signup', {
    form: { email: uniqueEmail(), place: 'home' },
    // An origin of this stack: others are refused before the site.
    headers: { origin: addresses.studio },
    maxRedirects: 0,
  })
  expect(foreign.headers().location).toBe('/#signup-bad-body')
})

test('everything can be read and reached without JavaScript', async ({ page }) => {
  await page.goto('/')
  for (const words of [
    'You have more starts than finishes',
    'You bought the planner',
    'A tool to plan the tools',
  ])
    await expect(page.getByText(words)).toBeVisible()
  for (const control of ['Click to expand', 'Pause the steps'])
    await expect(page.getByText(control).filter({ visible: true })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
  await page.goto('/console')
  await page.getByRole('radio', { name: 'Year' }).check()
  await expect(page.getByText('$278')).toBeVisible()
  await page.goto('/lab')
  await page.locator('#services summary').first().click()
  await expect(page.locator('#services details').first().getByRole('listitem').first()).toBeVisible()
})
