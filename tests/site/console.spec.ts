import type { Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { expect, test } from './browser-errors.ts'
import { turnQuietOn, waitForHydration } from './hydration.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** They are shown for a moment only, so insertions are counted. */
async function countGlitchedLetters(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const count = { letters: 0 }
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) count.letters += addedNodes.length
    })
    for (const layer of document.querySelectorAll('h1 .slip')) observer.observe(layer, { childList: true })
    return count
  })
  return () => seen.evaluate(({ letters }) => letters)
}

async function alwaysGlitch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.05
  })
}

async function moveOverHeadline(page: Page): Promise<void> {
  const box = await page.locator('h1 .line').first().boundingBox()
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
  await page.mouse.move((box?.x ?? 0) + 10, y)
  await page.mouse.move((box?.x ?? 0) + 60, y + 2)
}

test('the headline glitches under the mouse; the real words stay', async ({ page }) => {
  await alwaysGlitch(page)
  await page.goto('/console')
  const words = await page.getByRole('heading', { level: 1 }).innerText()
  await waitForHydration(page.locator('h1 .line').first())
  const glitchedLetters = await countGlitchedLetters(page)
  await expect
    .poll(async () => {
      await moveOverHeadline(page)
      return glitchedLetters()
    })
    .toBeGreaterThan(0)
  await expect(page.locator('h1 .slip').first()).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByRole('heading', { level: 1, name: words.replace('\n', ' ') })).toBeVisible()
  await expect(page.locator('h1 .slip b')).toHaveCount(0)
})

for (const how of ['reduced motion', 'quiet mode'] as const)
  test(`nothing glitches under ${how}`, async ({ page }) => {
    await alwaysGlitch(page)
    if (how === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/console')
    await turnQuietOn(page)
    if (how === 'reduced motion') await page.getByRole('button', { name: 'Quiet' }).click()
    const glitchedLetters = await countGlitchedLetters(page)
    await moveOverHeadline(page)
    await moveOverHeadline(page)
    expect(await glitchedLetters()).toBe(0)
  })

test('touch makes nothing glitch', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: addresses.site, hasTouch: true })
  const page = await context.newPage()
  await alwaysGlitch(page)
  await page.goto('/console', { waitUntil: 'networkidle' })
  const glitchedLetters = await countGlitchedLetters(page)
  const line = page.locator('h1 .line').first()
  const move = (pointerType: string) =>
    line.dispatchEvent('pointermove', { pointerType, clientX: 90, clientY: 90, bubbles: true })
  await move('touch')
  await line.tap()
  expect(await glitchedLetters()).toBe(0)
  await move('mouse')
  expect(await glitchedLetters()).toBeGreaterThan(0)
  await context.close()
})

test('the badge Beta, six features in a grid, and the box with the tech stack', async ({ page }) => {
  await page.goto('/console')
  await expect(page.locator('#console p').first()).toHaveText('Beta')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Console')
  const features = page.locator('#features li')
  await expect(features.locator('h3')).toHaveCount(6)
  for (const feature of await features.all()) await expect(feature.locator('p').first()).not.toBeEmpty()
  const places = await features.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left))
  expect(new Set(places).size).toBeGreaterThan(1)
  await expect(page.locator('#stack dt')).toHaveCount(5)
  await expect(page.locator('#stack dd')).toHaveCount(10)
  for (const part of await page.locator('#stack dd').all()) await expect(part).not.toBeEmpty()
})

test.describe('prices', () => {
  const price = (page: Page, plan: string) =>
    page.getByRole('article', { name: plan }).locator('[data-billing]:visible').first().innerText()
  const flat = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

  test('the toggle offers month and year and changes both plans', async ({ page }) => {
    await page.goto('/console')
    const billing = page.getByRole('group', { name: 'Billing' })
    await expect(billing.getByRole('radio')).toHaveCount(2)
    await expect(billing.getByRole('radio', { name: 'Month' })).toBeChecked()
    expect(flat(await price(page, 'Core'))).toBe('$29 per month')
    expect(flat(await price(page, 'Pro'))).toBe('$69 per month')
    await billing.getByRole('radio', { name: 'Year' }).check()
    await expect(billing.getByRole('radio', { name: 'Year' })).toBeChecked()
    expect(flat(await price(page, 'Core'))).toBe('$278 per year')
    expect(flat(await price(page, 'Pro'))).toBe('$662 per year')
    for (const [plan, words] of [
      ['Core', '$23 a month, paid yearly. $70 less than paying by the month.'],
      ['Pro', '$55 a month, paid yearly. $166 less than paying by the month.'],
    ] as const)
      await expect(page.getByRole('article', { name: plan }).getByText(words)).toBeVisible()
    await expect(billing.locator('[aria-live=polite]')).toHaveText(/Core \$278 per year, Pro \$662 per year/)
  })

  test('the toggle works by the arrow keys', async ({ page }) => {
    await page.goto('/console')
    await page.getByRole('radio', { name: 'Month' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
    expect(flat(await price(page, 'Core'))).toBe('$278 per year')
  })

  test('Core and Pro list what they hold; weekly prices are not shown', async ({ page }) => {
    await page.goto('/console')
    const pricing = page.locator('#pricing')
    await expect(pricing.getByText('Save 20% with annual billing')).toBeVisible()
    await expect(pricing.getByText('Upgrade or cancel anytime, no questions asked.')).toBeVisible()
    await expect(pricing.getByText(/\$(8|19)\b/)).toHaveCount(0)
    await expect(pricing.getByText(/week/i)).toHaveCount(0)
    const holds = (plan: string) => page.getByRole('article', { name: plan }).getByRole('listitem')
    await expect(holds('Core')).toHaveText([
      'Wiring Map visualizer',
      '4 prompt modules',
      'Basic artifact repository',
      'Manual pattern recognition',
      'Email support',
    ])
    await expect(page.getByRole('article', { name: 'Pro' })).toContainText('Everything in Core, plus')
    await expect(holds('Pro')).toHaveText([
      'Full pattern engine',
      'System builder',
      'All 7 core prompt modules',
      'Advanced artifacts',
      'API access',
      'Priority support',
    ])
  })

  test('“Join Waitlist” of each plan goes to the waitlist', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/console')
    for (const plan of ['Core', 'Pro']) {
      await page.getByRole('article', { name: plan }).getByRole('link', { name: 'Join Waitlist' }).click()
      await expect(page).toHaveURL('/console#waitlist')
      await expect(page.locator('#waitlist-heading')).toBeInViewport()
    }
  })
})
