import { expect, type Page, test } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { waitForAnimations } from './animations.ts'
import { type State, states, waitForInteractive } from './states.ts'
import { smallTexts } from './text-size.ts'

/** Layout differs on wide screens and in forced colours. */
const kinds = /cards|tabs|modals|menu|error-screen|form-(refused|capacity|thanks|busy)|year|drawers/

async function openState(page: Page, { path, moving = false }: State): Promise<void> {
  await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' })
  await page.goto(path)
  await waitForInteractive(page)
}

const surplus = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ),
  )

const phone = { width: 390, height: 844 }
const laptop = { width: 1440, height: 900 }

for (const state of states) {
  const isSpecial = kinds.test(state.name)
  const widths = isSpecial && !state.small ? '390 px and 1440 px' : '390 px'
  test(`at ${widths} axe finds nothing in ${state.name}, nothing scrolls sideways and no text is small`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openState(page, state)
    for (const step of state.steps) {
      await step(page)
      await waitForAnimations(page)
      expect(await violations(page)).toEqual([])
      if (isSpecial && step === state.steps[0]) {
        await page.emulateMedia({ forcedColors: 'active' })
        await waitForAnimations(page)
        expect(await violations(page), 'with forced colours').toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
      }
      for (const width of [320, laptop.width]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await surplus(page), `${width} px`).toBeLessThanOrEqual(0)
        expect(await smallTexts(page), `${width} px`).toEqual([])
      }
      if (isSpecial && !state.small) {
        await page.setViewportSize(laptop)
        await waitForAnimations(page)
        expect(await violations(page), '1440 px').toEqual([])
      }
      await page.setViewportSize(phone)
    }
  })
}
