import type { Page } from '@playwright/test'

/**
 * Until nothing on the page moves. A message that is still fading in has the contrast of a ghost, which nobody has to read.
 * An animation without end would wait for ever here, and fail the test: the wizard has none (WCAG 2.2.2).
 */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    // What was just put into the page starts to move with the next frame.
    await frame()
    for (await frame(); running().length > 0; await frame())
      await Promise.allSettled(running().map(({ finished }) => finished))
  })
