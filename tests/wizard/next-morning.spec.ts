import { expect, type Page, test } from '@playwright/test'
import { answerQuestion, newSession, openWizard, waitForHydration } from './applicant.ts'
import { discardTab } from './discard-tab.ts'

const lost = 'This browser no longer holds the answers'

async function answerSeven(page: Page): Promise<void> {
  await openWizard(page, await newSession())
  await page.getByRole('button', { name: 'Start' }).click()
  for (let number = 1; number <= 7; number += 1) {
    await answerQuestion(page)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await expect(page.getByText('8 of 10')).toBeVisible()
}

test('the next morning, and in the third week, seven answers stand where they were left', async ({
  page,
}) => {
  await page.clock.install()
  await answerSeven(page)
  for (const hours of [25, 480]) {
    await page.clock.fastForward(hours * 3_600_000)
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByText('8 of 10')).toBeVisible()
    await expect(page.getByText(lost)).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  const anew = await discardTab(page)
  await expect(anew.getByText('8 of 10')).toBeVisible()
})

test('answers that the browser lost take the place with them, and the page says so', async ({ page }) => {
  await answerSeven(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText('1 of 10')).toBeVisible()
  await expect(page.getByText(lost)).toBeVisible()
  await answerQuestion(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(lost)).toHaveCount(0)
})
