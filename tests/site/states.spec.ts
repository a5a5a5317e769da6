import { expect, type Page, test } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { waitForAnimations } from './animations.ts'
import { type State, states, waitForInteractive } from './states.ts'

async function reach(page: Page, state: State): Promise<void> {
  await page.emulateMedia({ reducedMotion: state.moving ? 'no-preference' : 'reduce' })
  await page.goto(state.path)
  await waitForInteractive(page)
  await state.reach?.(page)
  await waitForAnimations(page)
}

/** One per kind: layout differs on wide screens and in forced colours. */
const kinds = /card-1|tab-2|modal|menu|error-screen|form-(refused|capacityReached|thanks|busy)|year|drawer-1/

for (const [width, height, which] of [
  [390, 844, /./],
  [1440, 900, kinds],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    const here = states.filter(({ reach, small }) => reach && (!small || width < 720))
    for (const state of here.filter(({ name }) => which.test(name)))
      test(`axe finds nothing in ${state.name}, and nothing scrolls sideways`, async ({ page }) => {
        await reach(page, state)
        expect(await violations(page)).toEqual([])
        if (width > 390) return
        if (kinds.test(state.name)) {
          await page.emulateMedia({ forcedColors: 'active' })
          await waitForAnimations(page)
          expect(await violations(page), 'with forced colours').toEqual([])
        }
        // 320 px is also 1280 px at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 640 })
        const surplus = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
            (element) => element.scrollWidth - element.clientWidth,
          ),
        )
        expect(Math.max(...surplus)).toBeLessThanOrEqual(0)
      })
  })
