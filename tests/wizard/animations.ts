import type { Page } from '@playwright/test'

/**
 * Until nothing moves: a fading message has too little contrast. An endless animation would fail the test;
 * the wizard has none (WCAG 2.2.2).
 */
export const untilAnimationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    // What was just inserted starts to move with the next frame.
    await frame()
    for (await frame(); running().length > 0; await frame())
      await Promise.allSettled(running().map(({ finished }) => finished))
  })
