import type { Page } from '@playwright/test'

/** Pixels by which the page is wider than its window: 0 where nothing scrolls sideways. */
export const surplusWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
