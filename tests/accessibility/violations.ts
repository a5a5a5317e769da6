import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { misplacedStyles } from './misplaced-styles.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const wcagAndAdvice = [...wcag, 'best-practice']

/**
 * What axe finds, and style tags where HTML allows none.
 * Not by `@axe-core/playwright`, which loads axe again for each call: with violations only, no frames and no
 * preloaded styles a call takes half the time.
 */
export async function violations(page: Page, rules: string[] = wcag): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const misplaced = await misplacedStyles(page)
  const found = await page.evaluate(async (runOnly) => {
    const run: typeof axe.run = Reflect.get(window, 'axe').run
    // With reduced motion, too, a change is a transition: of 0.01 ms, and axe can read a color within it.
    const changes = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const ends = effect !== null && Number(effect.getComputedTiming().endTime) < 10_000
      return timeline === document.timeline && playState === 'running' && ends
    })
    // Not waited for: what is hidden meanwhile, as in a closed `details`, stands still and never ends.
    for (const change of changes) change.finish()
    const options = { runOnly, resultTypes: ['violations' as const], iframes: false, preload: false }
    const found = await run(document, options)
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, rules)
  return [...misplaced, ...found]
}

/** Two frames after a resize: reduced motion makes each change a transition of 0.01 ms. */
export const surplusWidth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)
  })
