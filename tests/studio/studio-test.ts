import { test as base, type Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { restoredContent } from '../running-stack/restored-content.ts'
import { closeDocuments, closeToasts, startStudio } from './open-studio.ts'

interface Fixtures {
  restoredContent: undefined
  studio: Page
}

export const test = base.extend<Fixtures, { startedStudio: Page }>({
  restoredContent: [...restoredContent],
  // For all tests of a worker: a start takes four seconds.
  startedStudio: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: addresses.site, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await startStudio(page, '/structure')
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  studio: async ({ startedStudio, restoredContent: _, viewport }, use) => {
    if (viewport) await startedStudio.setViewportSize(viewport)
    await use(startedStudio)
    startedStudio.removeAllListeners()
    const context = startedStudio.context()
    for (const other of context.pages()) if (other !== startedStudio) await other.close()
    await closeToasts(startedStudio)
    await closeDocuments(startedStudio)
    await context.clearCookies()
  },
})

export { expect } from '@playwright/test'
