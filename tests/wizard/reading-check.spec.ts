import { expect, type Page } from '@playwright/test'
import { ines } from '@wiring/map/specimen'
import { violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { callFunction } from '../running-stack/session-api.ts'
import { test } from './announcements.ts'
import { completeStep, newSession, openWizard, updateUrl } from './applicant.ts'
import { generate } from './checkpoints.ts'

const check = (page: Page) => page.getByRole('region', { name: 'What the program reads so far' })
const press = (page: Page, name: string) => check(page).getByRole('button', { name, exact: true }).click()

async function openCheck(page: Page): Promise<string> {
  const sessionId = await newSession(0)
  for (const updateData of [
    { survey_completed: true, survey_data: ines.inputs.survey_data },
    { json_submitted: true, json_profile: ines.inputs.json_profile },
  ])
    await callFunction('update-wiring-session', { sessionId, updateData })
  await completeStep(sessionId, 3)
  await openWizard(page, sessionId)
  await expect(check(page)).toContainText(/Reading 1 of \d/)
  return sessionId
}

const sentUpdate = (page: Page) => page.waitForRequest(updateUrl)

test('what she says of each reading travels with the completion, and nothing before', async ({ page }) => {
  const early: string[] = []
  page.on('request', (request) => request.url().startsWith(updateUrl) && early.push(request.url()))
  await openCheck(page)
  const first = await check(page).locator('.check-sentence').innerText()
  await check(page).getByLabel('A word of yours (optional)').fill('Most weeks')
  await press(page, 'That’s me')
  await expect(check(page)).toContainText(/Reading 2 of \d/)
  await expect(check(page)).not.toContainText(first)
  await press(page, 'Not me')
  await press(page, 'Skip')
  await press(page, 'Skip all')
  const list = check(page).getByRole('listitem')
  await expect(list.nth(0)).toContainText('That’s me')
  await expect(list.nth(1)).toContainText('Not me')
  await expect(list).toHaveCount(2)
  await check(page)
    .getByRole('button', { name: /^Read the \d you skipped$/ })
    .click()
  await expect(check(page)).toContainText(/Reading 3 of \d/)
  expect(early).toEqual([])
  const sent = sentUpdate(page)
  await generate(page)
  expect((await sent).postDataJSON().updateData.checked_readings).toEqual({
    model: expect.stringMatching(/^\d+\.\d+$/),
    verdicts: [
      { reading: expect.stringMatching(/^[A-Z]+\.[A-Z]+$/), verdict: 'me', word: 'Most weeks' },
      { reading: expect.stringMatching(/^[A-Z]+\.[A-Z]+$/), verdict: 'not_me' },
    ],
  })
  await expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible()
})

test('a double click is one verdict', async ({ page }) => {
  await openCheck(page)
  await check(page).getByRole('button', { name: 'That’s me' }).dblclick()
  await expect(check(page)).toContainText(/Reading 2 of \d/)
})

test('one press skips all, and the completion goes without', async ({ page }) => {
  await openCheck(page)
  await press(page, 'Skip all')
  await expect(check(page)).toContainText('The map is made without')
  const sent = sentUpdate(page)
  await generate(page)
  expect((await sent).postDataJSON().updateData).not.toHaveProperty('checked_readings')
})

test('verdicts survive a reload, and can be changed', async ({ page }) => {
  await openCheck(page)
  await press(page, 'That’s me')
  await press(page, 'Not me')
  await page.reload()
  await expect(check(page)).toContainText(/Reading 3 of \d/)
  await press(page, 'Skip all')
  await check(page).getByRole('button', { name: 'Change reading 1' }).click()
  await press(page, 'Not me')
  await press(page, 'Skip all')
  await expect(check(page).getByRole('listitem').nth(0)).toContainText('Not me')
})

test('by keyboard each verdict leads to the next reading, and Enter in the field sends nothing', async ({
  page,
}) => {
  await openCheck(page)
  const word = check(page).getByLabel('A word of yours (optional)')
  await word.focus()
  await page.keyboard.type('Yes')
  await page.keyboard.press('Enter')
  await expect(check(page)).toContainText(/Reading 1 of \d/)
  const total = Number(/Reading 1 of (\d)/.exec((await check(page).textContent()) ?? '')?.[1])
  for (let at = 1; at <= total; at++) {
    if (at > 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(check(page).locator('.check-card')).toBeFocused()
  }
  await expect(check(page).getByRole('listitem')).toHaveCount(total)
  await expect(check(page).getByText('That’s me')).toHaveCount(total)
})

for (const width of [320, 390, 1440])
  test(`at ${width} px one reading is one screen, without an accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openCheck(page)
    const card = await check(page).locator('.check-card').boundingBox()
    expect(card?.height).toBeLessThan(844)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(page, wcagAndAdvice)).toEqual([])
    await press(page, 'Skip all')
    expect(await violations(page, wcagAndAdvice)).toEqual([])
  })
