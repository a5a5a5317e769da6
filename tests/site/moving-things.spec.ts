import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

const activeStep = (page: Page) => page.locator('#approach .step[aria-current=step] h3').textContent()
const round = ['Diagnose', 'Design', 'Embed', 'Reflect']

/** Opens a page with a clock that stands still: only `runFor` moves it. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await page.goto(path)
  const quiet = page.getByRole('button', { name: 'Quiet' })
  // Answers only when the page is alive.
  await expect(async () => {
    await quiet.click()
    await expect(quiet).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await quiet.click()
  await page.clock.pauseAt('2026-11-20T12:10:00Z')
}

test.describe('approach', () => {
  test('four steps take turns, three seconds each, and begin again', async ({ page }) => {
    await openWithClock(page, '/')
    await expect(page.locator('#approach-heading')).toHaveText('We Design From the Inside Out')
    await expect(page.locator('#approach .step h3')).toHaveText(round)
    const first = round.indexOf((await activeStep(page)) ?? '')
    for (let turn = 1; turn <= 5; turn += 1) {
      await page.clock.runFor(2_000)
      expect(await activeStep(page)).toBe(round[(first + turn - 1) % 4])
      await page.clock.runFor(1_000)
      expect(await activeStep(page)).toBe(round[(first + turn) % 4])
    }
  })

  test('Pause stops them by keyboard, Play starts them again', async ({ page }) => {
    await openWithClock(page, '/')
    await page.getByRole('button', { name: 'Pause the steps' }).focus()
    await page.keyboard.press('Enter')
    const play = page.getByRole('button', { name: 'Play the steps' })
    await expect(play).toBeFocused()
    const stopped = await activeStep(page)
    await page.clock.runFor(12_500)
    expect(await activeStep(page)).toBe(stopped)
    await page.keyboard.press('Enter')
    await page.clock.runFor(3_100)
    expect(await activeStep(page)).not.toBe(stopped)
  })

  test('T112 they wait while the tab is hidden, and go on in the same place', async ({ page }) => {
    await openWithClock(page, '/')
    const hide = (hidden: boolean) =>
      page.evaluate(
        (value) => Object.defineProperty(document, 'hidden', { configurable: true, value }),
        hidden,
      )
    const held = (await activeStep(page)) ?? ''
    await hide(true)
    await page.clock.runFor(10_000)
    expect(await activeStep(page)).toBe(held)
    await hide(false)
    await page.clock.runFor(3_000)
    expect(await activeStep(page)).toBe(round[(round.indexOf(held) + 1) % 4])
  })

  test('they wait under the pointer', async ({ page }) => {
    await openWithClock(page, '/')
    await page.locator('#approach .step').first().hover()
    const held = await activeStep(page)
    await page.clock.runFor(7_000)
    expect(await activeStep(page)).toBe(held)
  })

  test('they stand still under reduced motion, and no Pause is offered for what does not move', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithClock(page, '/')
    await page.clock.runFor(10_000)
    expect(await activeStep(page)).toBe('Diagnose')
    await expect(page.getByRole('button', { name: 'Pause the steps' })).toBeHidden()
  })
})

test.describe('wires', () => {
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
    const delays = await hero(page)
      .locator('[data-trace]')
      .evaluateAll((traces) =>
        traces.flatMap((trace) => trace.getAnimations().map((run) => run.effect?.getTiming().delay ?? -1)),
      )
    expect(delays.length).toBeGreaterThan(3)
    expect(delays).toEqual(delays.map((_, index) => index * 300))
  })

  test('B2 in the other drawings a trace begins 400 or 600 ms after the one before it', async ({ page }) => {
    for (const [path, at, pause] of [
      ['/', '#services', 400],
      ['/', '#start', 600],
      ['/lab', '#cta', 400],
    ] as const) {
      await page.goto(path)
      const drawing = page.locator(`${at} [data-wires]`).first()
      await drawing.scrollIntoViewIfNeeded()
      await expect(drawing).toHaveAttribute('data-wires', /drawing|drawn/)
      const delays = await drawing
        .locator('[data-trace]')
        .evaluateAll((traces) =>
          traces.flatMap((trace) => trace.getAnimations().map((run) => run.effect?.getTiming().delay ?? -1)),
        )
      expect(delays.length, `${path} ${at}`).toBeGreaterThan(1)
      expect(delays, `${path} ${at}`).toEqual(delays.map((_, index) => index * pause))
    }
  })

  test('under reduced motion every drawing is finished at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/', '/console', '/lab']) {
      await page.goto(path)
      const first = page.locator('main [data-trace]').first()
      expect(await first.evaluate((trace) => getComputedStyle(trace).strokeDashoffset)).toMatch(/^0(px)?$/)
      expect(await page.evaluate(running)).toEqual([])
    }
  })
})

/** Everything that still moves by itself. */
function running(): string[] {
  return document
    .getAnimations()
    .filter((run) => run.playState === 'running' && Number(run.effect?.getComputedTiming().endTime) > 1000)
    .map((run) =>
      run.effect instanceof KeyframeEffect ? (run.effect.target?.outerHTML ?? '').slice(0, 80) : '',
    )
}

test.describe('quiet mode', () => {
  test('stops everything that moves, on every page, until the tab closes', async ({ page, context }) => {
    await openWithClock(page, '/')
    const quiet = page.getByRole('button', { name: 'Quiet' })
    await quiet.click()
    await expect(quiet).toHaveAttribute('aria-pressed', 'true')
    const step = await activeStep(page)
    await page.clock.runFor(7_000)
    expect(await activeStep(page)).toBe(step)
    for (const path of ['/lab', '/console', '/']) {
      await page.goto(path)
      await page.clock.runFor(100)
      await expect(page.getByRole('button', { name: 'Quiet' })).toHaveAttribute('aria-pressed', 'true')
      expect(await page.evaluate(running), path).toEqual([])
    }
    expect(await context.cookies()).toEqual([])
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'Quiet' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('survives a browser that keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    const quiet = page.getByRole('button', { name: 'Quiet' })
    await expect(async () => {
      if ((await quiet.getAttribute('aria-pressed')) !== 'true') await quiet.click()
      await expect(quiet).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
    }).toPass()
  })
})
