import type { Locator, Page } from '@playwright/test'
import { runningAnimations, waitForAnimations } from './animations.ts'
import { expect, test } from './browser-errors.ts'
import { turnQuietOn, waitForReactIdle } from './hydration.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const activeStep = (page: Page) => page.locator('#approach .step[aria-current=step] h3').textContent()
const round = ['Diagnose', 'Design', 'Embed', 'Reflect']

async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await waitForReactIdle(page)
}

async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await page.goto(path)
  await turnQuietOn(page)
  await page.clock.pauseAt('2026-11-20T12:10:00Z')
  const quiet = page.getByRole('button', { name: 'Quiet' })
  await quiet.click()
  await expect(quiet).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.move(0, 0)
  if (path === '/') await scrollTo(page.locator('#approach .cycle'))
  await waitForReactIdle(page)
}

/** A new observer is notified after the page's own. */
async function scrollTo(section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded()
  await section.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== true) return
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
  )
}

test.describe('approach', () => {
  test('four steps take turns, three seconds each, and begin again', async ({ page }) => {
    await openWithClock(page, '/')
    await expect(page.locator('#approach-heading')).toHaveText('We Design From the Inside Out')
    await expect(page.locator('#approach .step h3')).toHaveText(round)
    await expect(page.locator('#approach .step .ui-label')).toHaveText(['01', '02', '03', '04'])
    await expect(page.locator('#approach .step').last()).toContainText('“Mirror” mode')
    const lines = page.locator('#approach .step p')
    await expect(lines).not.toHaveCount(0)
    for (const line of await lines.all()) await expect(line).not.toBeEmpty()
    const first = round.indexOf((await activeStep(page)) ?? '')
    for (let turn = 1; turn <= 5; turn += 1) {
      await pass(page, 2_000)
      expect(await activeStep(page)).toBe(round[(first + turn - 1) % 4])
      await pass(page, 1_000)
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
    await pass(page, 12_500)
    expect(await activeStep(page)).toBe(stopped)
    await page.keyboard.press('Enter')
    await pass(page, 3_100)
    expect(await activeStep(page)).not.toBe(stopped)
  })

  test('they wait while the tab is hidden, and go on in the same place', async ({ page }) => {
    await openWithClock(page, '/')
    const hide = (hidden: boolean) =>
      page.evaluate(
        (value) => Object.defineProperty(document, 'hidden', { configurable: true, value }),
        hidden,
      )
    const held = (await activeStep(page)) ?? ''
    await hide(true)
    await pass(page, 10_000)
    expect(await activeStep(page)).toBe(held)
    await hide(false)
    await pass(page, 3_000)
    expect(await activeStep(page)).toBe(round[(round.indexOf(held) + 1) % 4])
  })

  test('they wait under the pointer and while the focus is on them, and nothing is read out by itself', async ({
    page,
  }) => {
    await openWithClock(page, '/')
    await page.locator('#approach .step').first().hover()
    const held = await activeStep(page)
    await pass(page, 7_000)
    expect(await activeStep(page)).toBe(held)
    await page.getByRole('button', { name: 'Pause the steps' }).focus()
    await page.mouse.move(0, 0)
    await pass(page, 7_000)
    expect(await activeStep(page)).toBe(held)
    await page.getByRole('button', { name: 'Pause the steps' }).blur()
    await pass(page, 3_100)
    expect(await activeStep(page)).not.toBe(held)
    const chatter = '#approach :is([aria-live], [role=status], [role=alert], [role=log], output)'
    await expect(page.locator(chatter)).toHaveCount(0)
  })

  test('what was paused is still paused after scrolling away and back', async ({ page }) => {
    await openWithClock(page, '/')
    await page.getByRole('button', { name: 'Pause the steps' }).click()
    await page.locator('#start').scrollIntoViewIfNeeded()
    await page.locator('#approach').scrollIntoViewIfNeeded()
    const stopped = await activeStep(page)
    await page.mouse.move(0, 0)
    await pass(page, 7_000)
    expect(await activeStep(page)).toBe(stopped)
    await expect(page.getByRole('button', { name: 'Play the steps' })).toBeVisible()
  })

  test('they stand still under reduced motion, and no Pause is offered for what does not move', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithClock(page, '/')
    await pass(page, 10_000)
    expect(await activeStep(page)).toBe('Diagnose')
    await expect(page.getByRole('button', { name: 'Pause the steps' })).toBeHidden()
  })
})

test.describe('quiet mode', () => {
  test('stops every animation on every page, until the tab closes', async ({ page, context }) => {
    await openWithClock(page, '/')
    const quiet = page.getByRole('button', { name: 'Quiet' })
    await quiet.click()
    await expect(quiet).toHaveAttribute('aria-pressed', 'true')
    const step = await activeStep(page)
    await pass(page, 7_000)
    expect(await activeStep(page)).toBe(step)
    for (const path of ['/lab', '/console', '/']) {
      await page.goto(path)
      await pass(page, 100)
      await expect(page.getByRole('button', { name: 'Quiet' })).toHaveAttribute('aria-pressed', 'true')
      expect(await page.evaluate(runningAnimations), path).toEqual([])
    }
    expect(await context.cookies()).toEqual([])
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'Quiet' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('works without session storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await turnQuietOn(page)
  })
})

test('cards that are opened in quick succession leave no error behind', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(message))
  await page.goto('/')
  await turnQuietOn(page)
  await page.getByRole('button', { name: 'Quiet' }).click()
  await page.locator('#about .toggle').evaluateAll(async (toggles) => {
    for (const toggle of toggles) {
      if (toggle instanceof HTMLElement) toggle.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(page.locator('#about .card[data-open]')).toHaveCount(3)
  await waitForAnimations(page)
  expect(errors).toEqual([])
})
