import type { Page } from '@playwright/test'
import { waitForHydration } from './applicant.ts'

/** Chromium discards no debugged tab, so its process is killed: session storage is lost. */
export async function discardTab(page: Page): Promise<Page> {
  const address = page.url()
  const context = page.context()
  const crashed = page.waitForEvent('crash')
  const debug = await context.newCDPSession(page)
  // Never answered: the process is gone.
  debug.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  const anew = await context.newPage()
  await anew.goto(address)
  await waitForHydration(anew)
  return anew
}
