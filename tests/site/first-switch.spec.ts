import type { Locator, Page } from '@playwright/test'
import { newSession, openWizard } from '../wizard/applicant.ts'
import { expect, test } from './browser-errors.ts'
import { waitForInteractive } from './states.ts'

const line = (page: Page) => page.locator('#hero').getByRole('img')
const option = (page: Page) =>
  page.getByRole('radio', { name: 'With things on the table that I push around' })
const bends = (page: Page) =>
  line(page)
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))

test('the first switch bends the line, and waits for her at question 1', async ({ page }) => {
  await page.goto('/')
  await waitForInteractive(page)
  await expect(line(page)).toHaveAccessibleName(/^The line of Ines: picture, vision/)
  const before = await bends(page)
  await option(page).check()
  await expect(line(page)).toHaveAccessibleName('Your line after one answer: picture, material')
  expect(await bends(page)).not.toEqual(before)
  await page.reload()
  await expect(option(page)).toBeChecked()
  await openWizard(page, await newSession(0))
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('1 of 10')).toBeVisible()
  await expect(option(page)).toBeChecked()
})

test('an answer that she gave in the wizard is not overwritten', async ({ page }) => {
  const id = await newSession(0)
  await openWizard(page, id)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('radio').nth(0).check()
  await page.goto('/')
  await waitForInteractive(page)
  await option(page).check()
  await openWizard(page, id)
  await expect(page.getByText('1 of 10')).toBeVisible()
  await expect(page.getByRole('radio').nth(0)).toBeChecked()
})

test('a phone shows the line within its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const box = await line(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
})

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const)
  test(`at ${width} × ${height} px the line, its question and options stand in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const bottom = async (locator: Locator) => {
      const box = await locator.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)
    }
    const options = page.locator('#hero label')
    // On the smaller one the first row of two.
    const last = options.nth(height === 900 ? 3 : 1)
    for (const each of [line(page), page.locator('#hero legend'), last])
      expect(await bottom(each)).toBeLessThanOrEqual(height)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('it is the line of Ines, and nothing asks', async ({ page }) => {
    await page.goto('/')
    await expect(line(page)).toHaveAccessibleName(/^The line of Ines/)
    await expect(option(page)).toBeHidden()
  })
})
