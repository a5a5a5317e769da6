import { expect, type FrameLocator, type Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'

/** The page of the Studio with the site beside it, in an editor's draft session. */
export async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${addresses.studio}/presentation?preview=${encodeURIComponent(path)}`)
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('complementary', { name: 'Preview' })).toBeVisible({ timeout: 40_000 })
  return site
}

/** What a visitor's request gets, HTML or flight data. */
export async function visitor(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${addresses.site}${path}`, { headers })).text()
}

export async function withDraft(change: Record<string, unknown>, work: () => Promise<void>): Promise<void> {
  const lake = editorClient()
  const published = await lake.getDocument('landingPage')
  if (!published) throw new Error('The landing page is not published.')
  await lake.createOrReplace({ ...published, _id: 'drafts.landingPage' })
  await lake.patch('drafts.landingPage').set(change).commit()
  try {
    await work()
  } finally {
    await lake.delete('drafts.landingPage')
  }
}
