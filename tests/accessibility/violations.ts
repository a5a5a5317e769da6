import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** And what axe's makers recommend besides. */
export const wcagAndAdvice = [...wcag, 'best-practice']

/**
 * What axe finds, as “rule: selector, selector”. Only violations, and only of the page itself: none of ours
 * is framed from another site, and both halve the time.
 */
export async function violations(page: Page, rules: string[] = wcag): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/**
 * Pixels by which the page is wider than its window: 0 where nothing scrolls sideways. Below an open dialog
 * the page is narrower: the gutter of its scrollbar stays.
 */
export const surplusWidth = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
