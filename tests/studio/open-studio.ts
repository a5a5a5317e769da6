import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { expect } from './studio-test.ts'

export async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${addresses.studio}/presentation?preview=${encodeURIComponent(path)}`)
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  return site
}

/** Next's own cookie. */
export async function draftCookie(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(addresses.site)
  const bypass = cookies.find(({ name }) => name === '__prerender_bypass')
  if (bypass === undefined) throw new Error('There is no draft session.')
  return `${bypass.name}=${bypass.value}`
}

/** `path` as in the Studio's structure. */
export async function openPublishCheck(page: Page, path: string): Promise<void> {
  await page.goto(`${addresses.studio}/structure/${path}`)
  await expect(page.getByTestId('action-publish')).toBeVisible()
  await page.getByRole('button', { name: 'Publish check' }).first().click()
  await expect(page.getByTestId('publish-check')).toBeVisible()
}

/** The Studio mounts a tool anew when it knows that comments are off, and asks for their offer then. */
export const toolMounted = (page: Page) => page.waitForRequest(/\/journey\/comments/)

export async function openTool(page: Page, path: string): Promise<void> {
  const mounted = toolMounted(page)
  await page.goto(`${addresses.studio}${path}`)
  await mounted
}

/** The browser has drawn what earlier events caused. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
