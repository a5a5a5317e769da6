import { expect, type Route, test } from '@playwright/test'
import { mailsTo, waitForMail } from '../running-stack/inbox.ts'
import { forms, openForm, submitEmail, uniqueEmail } from './forms.ts'
import { waitForHydration } from './hydration.ts'

test('after the answer nothing is sent again, and Back brings a form that works', async ({ page }) => {
  const form = await openForm(page, 'home')
  await form.getByRole('textbox', { name: /email/i }).fill(uniqueEmail())
  // The wizard does not answer: Playwright would wait for the navigation.
  const unanswered: Route[] = []
  await page.route(/\/wiring\//, (route) => void unanswered.push(route))
  const seen = await form.evaluate(async (element) => {
    const button = element.querySelector('button')
    if (button === null) throw new Error('The form has no button.')
    const { fetch } = window
    let [asked, submitWithResponse] = [0, 0]
    window.fetch = async (...call) => {
      asked += 1
      const answer = await fetch(...call)
      submitWithResponse += 1
      return answer
    }
    const until = async (count: number) => {
      while (submitWithResponse < count) await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    }
    button.click()
    await until(1)
    button.click()
    await until(1)
    const leaving = { asked, busy: button.ariaBusy }
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(1)
    const back = { busy: button.ariaBusy }
    button.click()
    await until(2)
    return { leaving, back, asked }
  })
  // An open request would delay the end of the test by seconds.
  for (const route of unanswered) await route.abort()
  expect(seen).toEqual({ leaving: { asked: 1, busy: 'true' }, back: { busy: null }, asked: 2 })
})

test('Back to the form and the same address: the same wizard and no second mail; another address begins anew', async ({
  page,
}) => {
  await page.route(/\/wiring\//, (route) => route.fulfill({ contentType: 'text/html', body: 'Wizard' }))
  const email = uniqueEmail()
  let form = await openForm(page, 'home')
  const press = async (address: string) => {
    await submitEmail(form, address)
    await page.waitForURL(/\/wiring\//)
    const wizard = page.url()
    await page.goBack()
    form = page.locator(`${forms.home.section} form`)
    await waitForHydration(form)
    await page.clock.fastForward(1_500)
    return wizard
  }
  const first = await press(email)
  expect(await press(email)).toBe(first)
  expect(await press(uniqueEmail())).not.toBe(first)
  await waitForMail(email)
  expect(await mailsTo(email)).toHaveLength(1)
})

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('the way to the wizard, and to a file, is no error of the page', async ({ page }) => {
    const reported: string[] = []
    page.on('pageerror', ({ message }) => reported.push(message))
    await page.route(/\/wiring\//, (route) => route.fulfill({ contentType: 'text/html', body: 'Wizard' }))
    for (const path of [`/wiring/${crypto.randomUUID()}`, '/llms.txt']) {
      await page.goto('/')
      await waitForHydration(page.getByRole('button', { name: 'Quiet' }))
      await page.evaluate((next) => location.assign(next), path)
      await page.waitForURL(`**${path}`)
    }
    expect(reported).toEqual([])
  })
})
