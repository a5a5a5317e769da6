import type { Page } from '@playwright/test'
import { untilHydrated } from './applicant.ts'

/**
 * Discards a tab as a browser does that needs memory, and opens its address anew. Chromium discards no
 * debugged tab, so its process is killed: no handler runs, and history and session storage are lost too.
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
  await untilHydrated(anew)
  return anew
}
