import type { Page } from '@playwright/test'

/** Ignores endless animations, scroll timelines and drawings out of view. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawing = document.querySelector('[data-wires=drawing]')
    const moving = document
      .getAnimations()
      .filter((run) => run.playState === 'running' && run.timeline === document.timeline)
      .filter((run) => run.effect?.getComputedTiming().endTime !== Infinity)
    return drawing === null && moving.length === 0
  })
}

/** Ten times as fast: they take seconds. */
export async function speedUpAnimations(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Animation.setPlaybackRate', { playbackRate: 10 })
}

/** Runs in the page. */
export function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter((run) => run.playState === 'running' && Number(run.effect?.getComputedTiming().endTime) > 1000)
    .map((run) =>
      run.effect instanceof KeyframeEffect ? (run.effect.target?.outerHTML ?? '').slice(0, 80) : '',
    )
}
