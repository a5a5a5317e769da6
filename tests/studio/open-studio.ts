import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { waitForHydration } from '../site/hydration.ts'

/** The Studio mounts a tool anew when it knows that comments are off. */
export const toolMounted = (page: Page) => page.waitForRequest(/\/journey\/comments/)

export async function startStudio(page: Page, path: string): Promise<void> {
  const mounted = toolMounted(page)
  await page.goto(`${addresses.studio}${path}`)
  await mounted
}

/** As a link in the Studio does. */
const go = (studio: Page, path: string) =>
  studio.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** What a test opens next is then not taken for what it opened before. */
export async function closeDocuments(studio: Page): Promise<void> {
  await go(studio, '/structure')
  await expect(studio.getByTestId('structure-tool-list-pane')).toBeVisible()
  await expect(studio.getByTestId('document-pane')).toHaveCount(0)
}

/**
 * A toast stays for five seconds or twenty, and would answer for the next test. Not all have a button: each
 * is told through React to close.
 */
export async function closeToasts(studio: Page): Promise<void> {
  const toasts = studio.locator('[data-ui="Toast"]')
  await toasts.evaluateAll((shown) => {
    interface Fiber {
      return: Fiber | null
      memoizedProps: { onClose?: () => void } | null
    }
    for (const toast of shown) {
      const key = Object.keys(toast).find((name) => name.startsWith('__reactFiber$'))
      let fiber: Fiber | null = key ? Reflect.get(toast, key) : null
      while (fiber !== null && fiber.memoizedProps?.onClose === undefined) fiber = fiber.return
      fiber?.memoizedProps?.onClose?.()
    }
  })
  await expect(toasts).toHaveCount(0)
}

export async function openTool(studio: Page, path: string): Promise<void> {
  await closeDocuments(studio)
  await go(studio, path)
}

/** `path` as in the Studio's structure. */
export async function openDocument(studio: Page, path: string): Promise<void> {
  await openTool(studio, `/structure/${path}`)
  await expect(studio.getByTestId('action-publish')).toBeVisible()
}

export async function openPublishCheck(studio: Page, path: string): Promise<void> {
  await openDocument(studio, path)
  await studio.getByRole('button', { name: 'Publish check' }).first().click()
  await expect(studio.getByTestId('publish-check')).toBeVisible()
}

export async function openPreview(studio: Page, path: string): Promise<FrameLocator> {
  await openTool(studio, `/presentation?preview=${encodeURIComponent(path)}`)
  const site = studio.frameLocator('iframe')
  await expect(site.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  return site
}

/** On a busy machine a press before hydration was once lost. */
export async function openPreviewBar(site: Page | FrameLocator): Promise<void> {
  const summary = site.getByRole('complementary', { name: 'Preview' }).locator('summary')
  await waitForHydration(summary)
  await summary.click()
}

/** Next's own cookie. */
export async function draftCookie(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(addresses.site)
  const bypass = cookies.find(({ name }) => name === '__prerender_bypass')
  if (bypass === undefined) throw new Error('There is no draft session.')
  return `${bypass.name}=${bypass.value}`
}

/** The browser has drawn what earlier events caused. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
