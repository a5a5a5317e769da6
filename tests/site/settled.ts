import type { Page } from '@playwright/test'

/**
 * Waits until everything that moves once has arrived. What moves for ever (the client strip), what follows the scrolling
 * (the main line) and what waits to come into view is not waited for.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawing = document.querySelector('[data-wires=drawing]')
    const moving = document
      .getAnimations()
      .filter((run) => run.playState === 'running' && run.timeline === document.timeline)
      .filter((run) => run.effect?.getComputedTiming().endTime !== Infinity)
    return drawing === null && moving.length === 0
  })
}
