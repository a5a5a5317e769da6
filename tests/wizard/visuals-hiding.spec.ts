import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { test } from './announcements.ts'
import { file } from './pictures.ts'
import {
  download,
  expectUploaded,
  openVisuals,
  pick,
  pictures,
  savedImages,
  uploadAndContinue,
} from './visuals-page.ts'

/** Stripes as fine as print: what shows through has contrast. */
async function stripes() {
  const [width, height] = [640, 400]
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++) if (at % 4 < 2) pixels[at * 4 + 3] = 255
  const buffer = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return file('print.png', 'image/png', buffer)
}

async function openBrush(page: Page): Promise<Locator> {
  await pick(page, await stripes())
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await page.getByRole('button', { name: 'Hide parts of print.png' }).click()
  const brush = page.getByRole('application', { name: /print\.png/ })
  await expect(brush).toBeVisible()
  return brush
}

async function contrast(png: Buffer): Promise<{ middle: number; edge: number }> {
  const deviation = async (top: number) => {
    const part = await sharp(png).extract({ left: 302, top, width: 36, height: 16 }).png().toBuffer()
    return (await sharp(part).stats()).channels[3]?.stdev ?? 0
  }
  return { middle: await deviation(192), edge: await deviation(370) }
}

test('what the brush covers is gone from the picture that is sent, and only that', async ({ page }) => {
  const id = await openVisuals(page)
  const brush = await openBrush(page)
  // Waits until the dialog stands still.
  await brush.hover()
  const box = await brush.boundingBox()
  if (box === null) throw new Error('The brush has no picture.')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 10 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await uploadAndContinue(page)
  await expectUploaded(page)
  const [url = ''] = await savedImages(id)
  const left = await contrast(await download(url))
  expect(left.middle).toBeLessThan(2)
  expect(left.edge).toBeGreaterThan(100)
})

test('the brush works by keyboard, can be taken back, and gives the focus back', async ({ page }) => {
  const id = await openVisuals(page)
  const brush = await openBrush(page)
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  await brush.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Brush at 50 percent across, 52 percent down.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  await brush.press('Space')
  expect(await violations(page, wcagAndAdvice)).toEqual([])
  await page.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: /(Hide parts of|Remove) print\.png/ }).and(page.locator(':focus')),
  ).toBeVisible()
  await expect(pictures(page, 'ready')).toHaveCount(1)
  await uploadAndContinue(page)
  await expectUploaded(page)
  const [url = ''] = await savedImages(id)
  expect((await contrast(await download(url))).middle).toBeLessThan(2)
})

test('leaving the brush changes nothing', async ({ page }) => {
  await openVisuals(page)
  await (await openBrush(page)).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Hide parts of print.png' })).toBeFocused()
})
