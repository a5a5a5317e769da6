import { expect, type Page, test } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { signerSentence } from '../desk/maps.ts'
import { sql } from '../desk/operator.ts'
import { publishMap } from './reader.ts'

const path = 'M6 90Q60 20 120 150Q180 40 300 90L594 20'

async function publishSignedMap(): Promise<string> {
  const { address, sessionId } = await publishMap()
  await sql(
    `update private.maps set published = published || jsonb_build_object('signature_path', $2::text)
     where session_id = $1::uuid`,
    [sessionId, path],
  )
  return address
}

const signature = (page: Page) => page.getByRole('region', { name: 'Signature' })
const state = (page: Page) => signature(page).getAttribute('data-signature')
const hiddenShare = (page: Page) =>
  signature(page)
    .locator('path')
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset))

test('sentence and signature come after the drawing: drawn once, and still without motion', async ({
  page,
}) => {
  const address = await publishSignedMap()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await expect.poll(() => state(page)).toBe('waiting')
  expect(await hiddenShare(page)).toBe(1)
  await signature(page).scrollIntoViewIfNeeded()
  await expect.poll(() => state(page)).toBe('playing')
  await expect.poll(() => hiddenShare(page)).toBe(0)
  await expect.poll(() => state(page)).toBe('drawn')
  await page.evaluate(() => scrollTo(0, 0))
  await signature(page).scrollIntoViewIfNeeded()
  expect(await hiddenShare(page)).toBe(0)
  const order = await page.evaluate(() => {
    const [figure, signed] = ['.map-figure', '.map-signature'].map((each) => document.querySelector(each))
    return figure && signed ? figure.compareDocumentPosition(signed) : 0
  })
  expect(order & 4).toBe(4)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect.poll(() => state(page)).toBe('drawn')
  expect(await hiddenShare(page)).toBe(0)
  await expect(signature(page).locator('q')).toHaveText(signerSentence)
  expect(await violations(page)).toEqual([])
})

test('on paper the signature is whole, also before anybody has seen it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(await publishSignedMap())
  await expect.poll(() => state(page)).toBe('waiting')
  await page.emulateMedia({ media: 'print' })
  await expect(signature(page).locator('path')).toHaveCSS('stroke-dasharray', 'none')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('both are there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(await publishSignedMap())
    await expect(signature(page).getByRole('img', { name: 'Signature of Mara' })).toBeVisible()
    await expect(signature(page).locator('path')).toHaveCSS('stroke-dasharray', 'none')
    await expect(signature(page).locator('q')).toHaveText(signerSentence)
  })
})
