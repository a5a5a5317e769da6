import { expect, type Page, test } from '@playwright/test'
import { publishMap, type ReaderMap } from './reader.ts'

let map: ReaderMap

test.beforeAll(async () => {
  map = await publishMap()
})

const chip = (page: Page) => page.locator('.map-headline').getByRole('link', { name: 'A9', exact: true })
const note = (page: Page) => page.getByRole('dialog', { name: 'Line A9' })

async function open(page: Page) {
  await page.goto(map.address)
  await expect(chip(page)).toHaveAttribute('aria-haspopup', 'dialog')
}

test('a quote opens beside its sentence and takes the focus; Escape gives it back', async ({ page }) => {
  await open(page)
  await chip(page).focus()
  await page.keyboard.press('Enter')
  await expect(note(page)).toBeFocused()
  await expect(note(page)).toContainText('I can say it in one sentence')
  const [at, from] = await Promise.all([note(page).boundingBox(), chip(page).boundingBox()])
  expect(Math.abs((at?.y ?? 0) - (from?.y ?? 0))).toBeLessThan(300)
  await page.keyboard.press('Escape')
  await expect(note(page)).toBeHidden()
  await expect(chip(page)).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

test('from the end of a quote Tab goes on behind its chip', async ({ page }) => {
  await open(page)
  await chip(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(note(page).getByRole('link', { name: 'The whole line' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(note(page).getByRole('link', { name: 'Say that No. 1 is wrong' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(note(page)).toBeHidden()
  await expect(page.locator('.map-headline .map-number')).toBeFocused()
})

test('another press closes it, and the next chip opens its own', async ({ page }) => {
  await open(page)
  await chip(page).click()
  await expect(note(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(note(page)).toBeHidden()
  await chip(page).click()
  await page.locator('.map-headline').getByRole('link', { name: 'A1', exact: true }).click({ force: true })
  await expect(page.getByRole('dialog', { name: 'Line A1' })).toBeVisible()
  await expect(note(page)).toBeHidden()
})

test('what a person wrote is text in a quote too', async ({ page }) => {
  const mine = await publishMap('injection')
  await page.goto(mine.address)
  const said: string[] = []
  page.on('dialog', (each) => said.push(each.message()))
  const chips = page.locator('.map-lead .map-chip, .map-open .map-chip')
  await expect(chips.first()).toHaveAttribute('aria-haspopup', 'dialog')
  for (const each of await chips.all()) {
    await each.click()
    await page.keyboard.press('Escape')
  }
  expect(await page.locator('.map-note script, .map-note img, .map-note b b').count()).toBe(0)
  expect(said).toEqual([])
})

test('an address with a line of the evidence opens it there', async ({ page }) => {
  await page.goto(`${map.address}#P3.1`)
  await expect(page.locator('details.map-evidence')).toHaveAttribute('open', '')
  await expect(page.locator('tr[id="P3.1"]')).toBeInViewport()
})

test('on a phone the evidence is closed from the first paint on, and nothing moves, also when the fonts come late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 800 })
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Its load waits for the fonts.
  await page.goto(map.address, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('tr#A1')).toBeHidden()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  fonts.resolve()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01)
})
