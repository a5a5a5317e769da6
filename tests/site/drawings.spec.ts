import type { Page } from '@playwright/test'
import { runningAnimations, speedUpAnimations } from './animations.ts'
import { expect, test } from './browser-errors.ts'
import { unknownPath } from './crawl.ts'
import { forms, functionUrl, submitEmail, uniqueEmail, waitForFirstSecond } from './forms.ts'
import { seenLayer, watchLayer } from './moving-layer.ts'
import { waitForInteractive } from './states.ts'

const smallLettering = () =>
  [...document.querySelectorAll<SVGTextElement>('svg text')]
    .filter((text) => text.checkVisibility() && text.getClientRects().length > 0)
    .flatMap((text) => {
      const matrix = text.getScreenCTM()
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
      return size < 10.95 ? [`${text.textContent} ${size.toFixed(1)}`] : []
    })

/** Texts outside the window or overlapping; runs in the page. */
const overlappingWords = () => {
  const boxes = [...document.querySelectorAll('#hero svg text')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }))
  return boxes.flatMap(({ text, box }, index) =>
    box.left < 0 ||
    box.right > innerWidth ||
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      )
      ? [text]
      : [],
  )
}

test.describe('drawings', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const path of ['/', '/console', '/lab', unknownPath])
    test(`no lettering on ${path} is shown smaller than 11 px, from 320 to 1920 px`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/status of 404/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      for (const width of [320, 390, 599, 768, 960, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        // Fonts and layout may follow the resize.
        await expect.poll(() => page.evaluate(smallLettering), { message: `${width} px` }).toEqual([])
        await expect.poll(() => page.evaluate(overlappingWords), { message: `${width} px` }).toEqual([])
      }
    })

  test('on a narrow board the hero’s inputs stand above the chip and the outputs below', async ({ page }) => {
    const top = (designator: string) =>
      page.locator('#hero text', { hasText: designator }).evaluate((text) => text.getBoundingClientRect().top)
    for (const [width, portrait] of [
      [390, true],
      [1024, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const chip = await page
        .locator('#hero .wiring text')
        .evaluate((text) => text.getBoundingClientRect().top)
      const [input, output] = [await top('IN-3'), await top('OUT-A')]
      expect(input < chip && chip < output, `${width} px`).toBe(portrait)
    }
  })

  test('the dial is turned by keyboard and by hand, a step is chosen by a click', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await waitForInteractive(page)
      const dial = page.getByRole('slider', { name: 'Step' })
      const title = page.locator('#approach .step[aria-current=step] h3')
      await dial.focus()
      await page.keyboard.press('End')
      await expect(title).toHaveText('Reflect')
      await expect(dial).toHaveAttribute('aria-valuetext', 'Reflect')
      await page.keyboard.press('ArrowLeft')
      await expect(title).toHaveText('Embed')
      await page.locator('#approach .step').nth(1).click()
      await expect(title).toHaveText('Design')
      const contacts = page.locator('#approach .dial circle[r="9"]')
      const middle = async (index: number) => {
        const box = await contacts.nth(index).boundingBox()
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
      }
      await contacts.first().scrollIntoViewIfNeeded()
      await page.mouse.move(...(await middle(1)))
      await page.mouse.down()
      await page.mouse.move(...(await middle(0)), { steps: 4 })
      await expect(title).toHaveText('Diagnose')
      await page.mouse.move(...(await middle(3)), { steps: 4 })
      await page.mouse.up()
      await expect(title).toHaveText('Reflect')
    }
  })

  test('the steps continue after the dial was touched', async ({ page }) => {
    await page.goto('/')
    await waitForInteractive(page)
    await page.locator('#approach .dial').scrollIntoViewIfNeeded()
    const title = page.locator('#approach .step[aria-current=step] h3')
    const contact = await page.locator('#approach .dial circle[r="9"]').nth(2).boundingBox()
    await page.mouse.click((contact?.x ?? 0) + 4, (contact?.y ?? 0) + 4)
    await expect(title).toHaveText('Embed')
    await page.mouse.move(0, 0)
    await expect(title).toHaveText('Reflect')
  })

  test('a pulse runs along the wires of the hero, and stops in quiet mode', async ({ page }) => {
    await speedUpAnimations(page)
    await page.goto('/')
    await page.waitForFunction(() => document.querySelector('#hero .ui-pulse')?.getAnimations().length)
    await page.getByRole('button', { name: 'Quiet' }).click()
    await expect(page.locator('.ui-pulse')).toHaveCount(0)
    expect(await page.evaluate(runningAnimations)).toEqual([])
  })

  test('the moving copies of the traces lie on the traces, on any board', async ({ page }) => {
    await watchLayer(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1_400 })
      await page.goto('/')
      await page.locator('#hero .board').scrollIntoViewIfNeeded()
      const [copies, traces] = (await seenLayer(page)).places
      const apart = (copies ?? []).map((place, index) =>
        Math.hypot(
          (place[0] ?? 0) - (traces?.[index]?.[0] ?? 0),
          (place[1] ?? 0) - (traces?.[index]?.[1] ?? 0),
        ),
      )
      expect(apart, `${width} px`).toHaveLength(6)
      expect(Math.max(...apart), `${width} px`).toBeLessThan(3)
    }
  })

  test('a drawing animates transform and opacity only, and its layer is removed at the end', async ({
    page,
  }) => {
    await watchLayer(page)
    await page.goto('/')
    const { properties } = await seenLayer(page)
    const own = ['offset', 'computedOffset', 'easing', 'composite']
    const moved = new Set(properties.filter((name) => !own.includes(name)))
    expect(moved).toContain('transform')
    moved.delete('opacity')
    expect([...moved]).toEqual(['transform'])
    await expect(page.locator('#hero [data-wires]')).toHaveAttribute('data-wires', 'drawn')
    await expect(page.locator('.ui-wipe')).toHaveCount(0)
    await expect(page.locator('#hero [data-trace]').first()).toHaveCSS('visibility', 'visible')
  })

  test('at the start form the reader’s line reaches the terminal before its clamp lights', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await page.locator('#hero').getByRole('link', { name: 'Generate Your Wiring Map' }).click()
    await expect.poll(() => lineOf(page)).toEqual({ scale: '1', stub: '1' })
    await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(async () => (await lineOf(page)).stub).toBe('0')
  })

  for (const [name, wire] of [
    ['waitlist', '.place'],
    ['home', '.own'],
  ] as const)
    test(`${name}: the drawing shows the submitted form`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route(functionUrl, (route) =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
      )
      const { path, section } = forms[name]
      await page.goto(path)
      await waitForInteractive(page)
      const token = page.locator(`${section} .token`)
      await expect(token).toHaveCSS('opacity', '0')
      await waitForFirstSecond(page)
      await submitEmail(page.locator(`${section} form`), uniqueEmail())
      await expect(token).toHaveCSS('opacity', '1')
      await expect(page.locator(`${section} ${wire}`)).toHaveCSS('stroke-dasharray', 'none')
    })
})

const lineOf = (page: Page) =>
  page.evaluate(() => ({
    scale: getComputedStyle(document.querySelector('#start') as Element, '::after').scale,
    stub: getComputedStyle(
      document.querySelector('#start [data-wires]')?.parentElement as Element,
      '::before',
    ).opacity,
  }))
