import { randomUUID } from 'node:crypto'
import { expect, type Locator, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'

const shown = async (text: string) => (await (await fetch(addresses.site)).text()).includes(text)

/** Opens what the last publish changed. The Studio draws a tool a second time while it starts, and what was open is shut again. */
async function look(undo: Locator, text: string): Promise<void> {
  const question = undo.getByRole('button', { name: 'What changed?' })
  await expect(async () => {
    if (await question.isVisible()) await question.click({ timeout: 1_000 })
    await expect(undo).toContainText(text, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

test('a bad publish is rolled back from the preview bar, and the roll-back can be rolled back', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const lake = editorClient()
  const original = (await lake.getDocument('landingPage'))?.hero?.title as string
  const mistake = `A mistake ${randomUUID().slice(0, 8)}`
  await lake.patch('landingPage').set({ 'hero.title': mistake }).commit()
  await expect.poll(() => shown(mistake)).toBe(true)

  await page.goto(`${addresses.studio}/presentation?preview=/`)
  await expect(page.frameLocator('iframe').getByRole('complementary', { name: 'Preview' })).toBeVisible({
    timeout: 40_000,
  })
  await page.goto(addresses.site)
  await page.getByRole('complementary', { name: 'Preview' }).locator('summary').click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Undo a publish' }).click()
  const undo = (await opened).getByTestId('undo-landingPage')
  await look(undo, 'Hero › Headline')
  await expect(undo).toContainText(`Public now: ${mistake}`)
  await expect(undo).toContainText(`Back to: ${original}`)
  await undo.getByRole('button', { name: 'Put this back' }).click()
  await expect.poll(async () => (await lake.getDocument('landingPage'))?.hero?.title).toBe(original)
  await expect.poll(() => shown(mistake), { timeout: 10_000 }).toBe(false)

  await undo.getByRole('button', { name: 'What changed?' }).click()
  await undo.getByRole('button', { name: 'Put this back' }).click()
  await expect.poll(async () => (await lake.getDocument('landingPage'))?.hero?.title).toBe(mistake)
  await lake.patch('landingPage').set({ 'hero.title': original }).commit()
})

test('an undo never overwrites what somebody published meanwhile', async ({ page }) => {
  test.setTimeout(120_000)
  const lake = editorClient()
  const original = (await lake.getDocument('foundersNote'))?.name as string
  await lake.patch('foundersNote').set({ name: 'First change' }).commit()
  await page.goto(`${addresses.studio}/undo?page=/`)
  const undo = page.getByTestId('undo-foundersNote')
  await look(undo, 'First change')
  await lake.patch('foundersNote').set({ name: 'Second change' }).commit()
  await undo.getByRole('button', { name: 'Put this back' }).click()
  await expect(page.getByText('Somebody has published meanwhile. Look again.')).toBeVisible()
  expect((await lake.getDocument('foundersNote'))?.name).toBe('Second change')
  await lake.patch('foundersNote').set({ name: original }).commit()
})
