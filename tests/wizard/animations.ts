import type { Page } from '@playwright/test'

/** Fading text has too little contrast. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
    // New elements start to move in the next frame.
    await frame()
    for (await frame(); running().length > 0; await frame())
      await Promise.allSettled(running().map(({ finished }) => finished))
  })
