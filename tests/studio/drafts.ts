import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { editorClient } from '../running-stack/content.ts'

export async function createDraft(id: string, change: Record<string, unknown> = {}): Promise<void> {
  const lake = editorClient()
  const published = await lake.getDocument(id)
  if (!published) throw new Error(`There is no ${id}.`)
  await lake.createOrReplace({ ...published, _id: `drafts.${id}` })
  await lake.patch(`drafts.${id}`).set(change).commit()
}

/** Opens the site as the Studio's preview does, in a tab of its own. */
export async function visitDrafts(page: Page): Promise<void> {
  const secret = randomUUID()
  await editorClient().create({
    _id: `drafts.${secret}`,
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'test',
  })
  await page.goto(`/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/`)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
}
