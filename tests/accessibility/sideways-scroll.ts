import type { Page } from '@playwright/test'

/**
 * Pixels by which the page is wider than its window: 0 where nothing scrolls sideways. Below an open dialog
 * the page is narrower: the gutter of its scrollbar stays.
 */
export const surplusWidth = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
