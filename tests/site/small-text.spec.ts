import { expect, type Page, test } from '@playwright/test'
import { alive, states } from './states.ts'

/** What is read on the site, without the states that show the same words again. */
const shown = states.filter(({ name }) =>
  /^(home|console|lab|map|not-found)$|card-2|tab|modal|menu|error-screen|form-(empty|thanks|mailed)|year|drawer-1/.test(
    name,
  ),
)

/** Every text outside a drawing that is set smaller than 12 px. */
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

for (const width of [320, 390, 1440])
  test(`no text outside a drawing is smaller than 12 px at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const state of shown.filter((each) => !each.small || width < 720)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto(state.path)
      if (state.reach) await alive(page)
      await state.reach?.(page)
      expect(await small(page), state.name).toEqual([])
    }
  })
