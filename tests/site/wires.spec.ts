import type { Locator, Page } from '@playwright/test'
import { runningAnimations } from './animations.ts'
import { expect, test } from './browser-errors.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Milliseconds; runs in the page. */
const beginnings = (layer: HTMLElement) =>
  [...layer.children].flatMap((trace) =>
    trace.getAnimations().map(({ effect }) => {
      const begin = effect instanceof KeyframeEffect ? effect.getKeyframes()[1] : undefined
      return Math.round((begin?.computedOffset ?? -1) * Number(effect?.getTiming().duration))
    }),
  )

/** A new observer is notified after the page's own. */
const waitForObservers = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
  )

const hero = (page: Page) => page.locator('#hero [data-wires]')

test('the hero’s wires are drawn when they come into view, again each time', async ({ page }) => {
  await page.goto('/')
  await expect(hero(page)).toHaveAttribute('data-wires', /drawing|drawn/)
  await page.locator('#start').scrollIntoViewIfNeeded()
  await expect(hero(page)).toHaveAttribute('data-wires', 'waiting')
  await page.locator('#hero').scrollIntoViewIfNeeded()
  await expect(hero(page)).toHaveAttribute('data-wires', /drawing|drawn/)
})

test('each trace of the hero begins 300 ms after the one before it', async ({ page }) => {
  await page.goto('/')
  await expect(hero(page)).toHaveAttribute('data-wires', 'drawing')
  const begins = await hero(page).locator('.ui-wipe').evaluate(beginnings)
  expect(begins.length).toBeGreaterThan(3)
  expect(begins).toEqual(begins.map((_, index) => index * 300))
})

test('in the other drawings a trace begins 400 or 600 ms after the one before it', async ({ page }) => {
  for (const [path, at, pause] of [
    ['/', '#services', 400],
    ['/', '#start', 600],
    ['/lab', '#cta', 400],
  ] as const) {
    await page.goto(path)
    const drawing = page.locator(`${at} [data-wires]`).first()
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toHaveAttribute('data-wires', /drawing|drawn/)
    const begins = await drawing.locator('.ui-wipe').evaluate(beginnings)
    expect(begins.length, `${path} ${at}`).toBeGreaterThan(1)
    expect(begins, `${path} ${at}`).toEqual(begins.map((_, index) => index * pause))
  }
})

test('under reduced motion every drawing is finished at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/console', '/lab']) {
    await page.goto(path)
    const left = await page
      .locator('main [data-trace]')
      .evaluateAll((all) => all.map((trace) => getComputedStyle(trace).visibility))
    expect(left.length, path).toBeGreaterThan(1)
    expect([...new Set(left)].join(), path).toBe('visible')
    expect(await page.evaluate(runningAnimations)).toEqual([])
  }
})

test('they wait until a fifth of the drawing stands 50 px inside the window', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('#start [data-wires]')
  const show = (share: number) =>
    drawing.evaluate((element, wanted) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo({ top: scrollY + top - (innerHeight - 50) + height * wanted, behavior: 'instant' })
    }, share)
  await show(0.15)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await expect(drawing).toHaveAttribute('data-wires', 'waiting')
  await waitForObservers(drawing)
  await expect(drawing).toHaveAttribute('data-wires', 'waiting')
  await show(0.25)
  await expect(drawing).toHaveAttribute('data-wires', /drawing|drawn/)
  await show(0.1)
  await expect(drawing).toHaveAttribute('data-wires', 'waiting')
})

test('drawings are decoration: screen readers pass over them, but for the line that a visitor bends', async ({
  page,
}) => {
  for (const path of ['/', '/console', '/lab']) {
    await page.goto(path)
    const told = await page
      .locator('main svg')
      .evaluateAll((all) =>
        all.filter((svg) => !svg.closest('[aria-hidden=true]')).map((svg) => svg.getAttribute('role')),
      )
    expect(told, path).toEqual(path === '/' ? ['img'] : [])
  }
})
