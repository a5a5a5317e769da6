import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** axe's rules for WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules for WCAG, and what axe's makers recommend besides. */
export const wcagAndAdvice = [...wcag, 'best-practice']

/**
 * What axe finds on a page, as “rule: selector, selector”. Only violations are collected, and in the page itself: no part of
 * ours is framed from another site, and both halve the time.
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
