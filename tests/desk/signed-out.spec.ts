import { expect } from '@playwright/test'
import { createDraftedMap, waitForClaim } from './maps.ts'
import { signIn, test } from './operator.ts'

test('a reason, a note and a sentence survive a reload, and go with a sign-out', async ({ page }) => {
  const { mapId } = await createDraftedMap('ines', 'Ines')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  const typed = { h: 'Why, and what it waits for', n: 'One sentence of your own' }
  for (const [key, label] of Object.entries(typed)) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').getByLabel(label).fill(`Kept ${key}`)
    await page.keyboard.press('Escape')
  }
  const claimed = page.waitForResponse('**/api/act')
  await page.reload()
  await claimed
  for (const [key, label] of Object.entries(typed)) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog').getByLabel(label)).toHaveValue(`Kept ${key}`)
    await page.keyboard.press('Escape')
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('desk.')))
  await expect.poll(kept).toEqual([])
})

test('a file of numbers that is asked for after a sign-out leads to the sign-in, and back', async ({
  page,
  context,
  operator,
}) => {
  await page.goto('/numbers?weeks=12')
  await context.clearCookies()
  await page.getByRole('link', { name: /^CSV.*The funnel by week$/ }).click()
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fnumbers%3Fweeks%3D12$/)
  await signIn(context, operator)
  await page.reload()
  await expect(page).toHaveURL(/\/numbers\?weeks=12$/)
})
