import { expect, type Page, test } from '@playwright/test'
import { states, waitForInteractive } from './states.ts'

/** Each text once. */
const shown = states.filter(({ name }) =>
  /^(home|console|lab|map|not-found)$|card-2|tab-2|modal|form-(empty|thanks)|year|drawer-1/.test(name),
)

const small = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest('svg, script, style, noscript, .trap'))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 12) found.add(`${size} px: ${node.textContent.slice(0, 40)}`)
    }
    return [...found]
  })

test('no text outside a drawing is smaller than 12 px at 320, 390 and 1440 px', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const state of shown) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(state.path)
    if (state.reach) await waitForInteractive(page)
    await state.reach?.(page)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await small(page), `${state.name} at ${width} px`).toEqual([])
    }
  }
})
