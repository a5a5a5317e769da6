import { expect, type Page } from '@playwright/test'
import { sql } from '../desk/operator.ts'
import { addresses } from '../running-stack/addresses.ts'
import { mailsTo } from '../running-stack/inbox.ts'
import { expectToast, test } from './announcements.ts'
import {
  answerQuestion,
  answerSurvey,
  completeStep,
  currentStep,
  newSession,
  openWizard,
  savedSession,
} from './applicant.ts'

const chunks = /\/wiring-static\/_next\/static\/chunks\/.*\.js/

test('what one tab finishes, the other tab shows', async ({ page, context }) => {
  const id = await newSession(3)
  const other = await context.newPage()
  await openWizard(other, id, '#json')
  await openWizard(page, id)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Generate My Wiring Map' }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
})

test('a stale tab learns of the completion when it submits, and overwrites nothing', async ({ page }) => {
  const id = await newSession(3)
  await openWizard(page, id, '#json')
  await completeStep(id, 4)
  await page.getByLabel('Your JSON profile').fill('{"thinking_style":"overwritten"}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
  const [stored] = await sql<{ profile: string }>(
    'select json_profile::text as profile from private.wiring_sessions where session_id = $1::uuid',
    [id],
  )
  expect(stored?.profile).toContain('visual')
  expect(stored?.profile).not.toContain('overwritten')
})

test('the QR code opens the same session on the phone, and the desktop follows it', async ({
  page,
  browser,
}) => {
  const id = await newSession(1)
  await openWizard(page, id)
  await page.getByRole('button', { name: 'Continue on phone' }).click()
  await expect(page.getByRole('img', { name: 'QR code of this session’s address' })).toBeVisible()
  const phone = await (await browser.newContext()).newPage()
  await openWizard(phone, id, '#images')
  await phone.getByLabel('Your JSON profile').fill('{"thinking_style":"visual"}')
  await phone.getByRole('button', { name: 'Submit profile' }).click()
  await expect(currentStep(phone)).toContainText('Visuals')
  await expect(currentStep(page)).toContainText('Visuals')
  await phone.context().close()
})

/** Answers the first four questions, the last of them in half. */
async function answerHalf(page: Page) {
  await page.getByRole('button', { name: 'Start' }).click()
  for (const answer of ['choice', 'A poster.', 'choice', 'Half an ans']) {
    if (answer === 'choice') await page.getByRole('radio').first().check()
    else await page.getByRole('textbox').fill(answer)
    if (answer !== 'Half an ans') await page.getByRole('button', { name: 'Next' }).click()
  }
}

test('half a survey goes along to the phone by the press, and no earlier', async ({ page, browser }) => {
  const id = await newSession()
  await openWizard(page, id)
  await answerHalf(page)
  expect(await savedSession(id)).toMatchObject({ survey_draft: null })
  await page.getByRole('button', { name: 'Continue on phone' }).click()
  await expect(
    page.getByText('The survey goes on with the answers that you have given so far.'),
  ).toBeVisible()
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await openWizard(phone, id, '#images')
  await expect(phone.getByText('5 of 10')).toBeVisible()
  await phone.getByRole('button', { name: 'Previous' }).click()
  await expect(phone.getByRole('textbox')).toHaveValue('Half an ans')
  await phone.getByRole('textbox').fill('Half an answer, whole.')
  await phone.getByRole('button', { name: 'Next' }).click()
  for (let number = 5; number <= 10; number += 1) {
    await expect(phone.getByText(`${number} of 10`)).toBeVisible()
    await answerQuestion(phone)
    await phone.getByRole('button', { name: 'Next' }).click()
  }
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(currentStep(page)).toContainText('Prompt')
  const saved = await savedSession(id)
  expect(saved).toMatchObject({ survey_completed: true, survey_draft: null })
  expect(saved.survey_data).toMatchObject({ 1: 'A poster.', 3: 'Half an answer, whole.' })
  await phone.context().close()
})

test('half answers that do not arrive are named, and the link is mailed all the same', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const id = await newSession(0, email)
  await openWizard(page, id)
  await answerHalf(page)
  await page.route(/hand-over-answers|forms\/answers/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Continue on phone' }).click()
  await expect(page.getByText('there the survey begins anew')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute(/hand-over-answers|forms\/answers/)
  await page.getByRole('button', { name: 'Mail me the link again' }).click()
  await expectToast(page, 'Link sent.')
  expect(await savedSession(id)).toMatchObject({ survey_draft: { 1: 'A poster.', 3: 'Half an ans' } })
})

test('the link is mailed again on request', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`
  const id = await newSession(1, email)
  await openWizard(page, id)
  await page.getByRole('button', { name: 'Mail me the link again' }).click()
  await expectToast(page, 'Link sent.')
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  expect((await mailsTo(email))[1]?.text).toContain(`${addresses.site}/wiring/${id}`)
})

test('without storage, clipboard and what browsers learnt since 2023 the wizard still works, Back included', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    Object.assign(window, {
      BroadcastChannel: function BroadcastChannel() {
        refuse()
      },
    })
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    for (const [owner, name] of [
      [Map, 'groupBy'],
      [Intl, 'Segmenter'],
      [Array.prototype, 'toSorted'],
      [String.prototype, 'toWellFormed'],
    ] as const)
      Reflect.deleteProperty(owner, name)
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await openWizard(page, await newSession())
  await expect(page.getByText('this browser stores nothing')).toBeVisible()
  await answerSurvey(page)
  await expect(page.getByText('Kept in this tab')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox')).toHaveValue('I start three things and finish the fourth.')
  await page.goForward()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Copy prompt' }).click()
  await expectToast(page, 'The prompt is selected')
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(500)
  await page.getByLabel('Your JSON profile').fill('{"thinking_style": "visual"}')
  await page.getByRole('button', { name: 'Submit profile' }).click()
  await expect(currentStep(page)).toContainText('Visuals')
})

test('a tab left open over a deploy reloads once, keeps its answers and saves them', async ({ page }) => {
  await openWizard(page, await newSession())
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(chunks, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await answerSurvey(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText('10 of 10 answered')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(currentStep(page)).toContainText('Prompt')
  expect(loads).toBe(1)
})

test('a button pressed before hydration works once the page is hydrated', async ({ page }) => {
  const id = await newSession()
  const code = Promise.withResolvers<void>()
  await page.route(chunks, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(`/wiring/${id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  code.resolve()
  await expect(page.getByText('1 of 10')).toBeVisible()
})

test('a page whose scripts fail to load reloads once, and then shows an error', async ({ page }) => {
  const id = await newSession()
  let loads = 0
  let broken = 1
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(chunks, (route) =>
    loads <= broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await openWizard(page, id)
  expect(loads).toBe(2)

  await page.evaluate(() => sessionStorage.clear())
  broken = 99
  loads = 0
  await page.goto(`/wiring/${id}`)
  await expect(page.getByText('Part of this page did not arrive.')).toBeVisible()
  expect(loads).toBe(2)
  broken = 0
  await page.getByRole('link', { name: 'Load it again' }).click()
  await page.waitForFunction(() => 'wizard' in (history.state ?? {}))
  await expect(page.getByText('Part of this page did not arrive.')).toBeHidden()
})
