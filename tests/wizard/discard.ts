import type { Page } from '@playwright/test'
import { untilAwake } from './applicant.ts'

/**
 * Takes a tab away as a browser does that needs its memory, and opens its address anew in the same browser. Chromium
 * discards no tab that is being debugged, which every tested one is; so the tab's process is killed. None of the page's
 * own handlers runs, and less comes back than after a discard: neither history nor session storage.
 */
export async function discard(page: Page): Promise<Page> {
  const address = page.url()
  const context = page.context()
  const crashed = page.waitForEvent('crash')
  const debug = await context.newCDPSession(page)
  // It never answers: the process is gone.
  debug.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  const anew = await context.newPage()
  await anew.goto(address)
  await untilAwake(anew)
  return anew
}
