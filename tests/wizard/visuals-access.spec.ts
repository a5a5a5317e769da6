import { expect } from '@playwright/test'
import { surplusWidth, violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { waitForAnimations } from './animations.ts'
import { test } from './announcements.ts'
import { file, heic, png } from './pictures.ts'
import {
  expectUploaded,
  interceptUpload,
  openVisuals,
  pick,
  pickPngs,
  pictures,
  uploadAndContinue,
} from './visuals-page.ts'

test('the step works by keyboard alone', async ({ page }) => {
  await openVisuals(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose pictures/ }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([await png('a.png'), await png('b.png')])
  await expect(pictures(page, 'ready')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove a.png' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove b.png' })).toBeFocused()
  await page.getByRole('button', { name: 'Upload and continue' }).press('Enter')
  await expectUploaded(page)
})

test('the page announces what happens to a picture', async ({ page }) => {
  await openVisuals(page)
  const status = page.getByRole('status').filter({ hasNotText: 'Offline' })
  await pick(page, await png('a.png'))
  await expect(status.filter({ hasText: 'a.png is ready.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove a.png' }).click()
  await expect(status.filter({ hasText: 'a.png removed. 0 of 3 places used.' })).toHaveCount(1)
})

for (const width of [390, 1440])
  test(`step 3 at ${width} px has no accessibility fault, also in forced colours`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openVisuals(page)
    const expectAccessible = async () => {
      for (const forcedColors of ['active', 'none'] as const) {
        await page.emulateMedia({ forcedColors })
        await waitForAnimations(page)
        expect(await violations(page, wcagAndAdvice), `forced colours ${forcedColors}`).toEqual([])
      }
    }
    await expectAccessible()
    await pickPngs(page, 'a.png', 'b.png')
    await pick(page, file('notes.txt', 'text/plain', Buffer.from('x')))
    await expect(page.getByRole('list', { name: 'Files that were not added' })).toBeVisible()
    await expectAccessible()
    await interceptUpload(page, 1, (route) => route.fulfill({ status: 400, body: '{}' }))
    await uploadAndContinue(page)
    await expect(pictures(page, 'failed')).toHaveCount(1)
    await expectAccessible()
    expect(await surplusWidth(page)).toBe(0)
    const buttons = await page.locator('#main button').all()
    expect(buttons.length).toBeGreaterThan(3)
    for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })

test('the whole step runs without a console error or a breach of the content policy', async ({ page }) => {
  const errors: string[] = []
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', (error) => errors.push(error.message))
  await openVisuals(page)
  await pick(page, await png('a.png'), heic('b.heic'))
  await expect(pictures(page, 'ready')).toHaveCount(2)
  await uploadAndContinue(page)
  await expectUploaded(page)
  expect(errors).toEqual([])
})
