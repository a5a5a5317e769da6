import { expect, type Route, test } from '@playwright/test'
import { forms, openForm, submitEmail, uniqueEmail, waitForFirstSecond } from './forms.ts'
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

// By the page's own clock: an installed one hides how the page was reached.
test('Back to the form and the same address: the same wizard', async ({ page }) => {
  await page.route(/\/wiring\//, (route) => route.fulfill({ contentType: 'text/html', body: 'Wizard' }))
  const email = uniqueEmail()
  const form = page.locator(`${forms.home.section} form`)
  const press = async () => {
    await waitForHydration(form)
    await waitForFirstSecond(page)
    await submitEmail(form, email)
    await page.waitForURL(/\/wiring\//)
    return page.url()
  }
  await page.goto(forms.home.path)
  const wizard = await press()
  await page.goBack()
  expect(await press()).toBe(wizard)
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
