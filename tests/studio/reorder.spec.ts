import { expect, test } from '@playwright/test'
import { editorClient } from '../running-stack/content.ts'
import { openPreview } from './open-preview.ts'

test('an item of a list is dragged to another place in the preview', async ({ page }) => {
  test.setTimeout(120_000)
  const lake = editorClient()
  const order = async () => {
    const draft = await lake.getDocument('drafts.labPage')
    return (draft?.philosophy?.bullets as { _key: string }[] | undefined)?.map(({ _key }) => _key)
  }
  const published = await lake.getDocument('labPage')
  const keys = ((published?.philosophy?.bullets ?? []) as { _key: string }[]).map(({ _key }) => _key)
  await page.setViewportSize({ width: 1600, height: 1000 })
  try {
    const site = await openPreview(page, '/lab')
    const items = site.locator('.philosophy > li')
    await items.first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(1_500)
    const from = await items.nth(0).boundingBox()
    const to = await items.nth(1).boundingBox()
    if (!from || !to) throw new Error('The list does not show.')
    // A spot of the item that holds no text of its own, which would be a mark by itself.
    const start = { x: from.x + from.width - 6, y: from.y + from.height - 4 }
    await page.mouse.move(start.x, start.y)
    await page.waitForTimeout(400)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width - 4, to.y + to.height - 2, { steps: 30 })
    await page.waitForTimeout(300)
    await page.mouse.up()
    await expect.poll(order, { timeout: 10_000 }).toEqual([keys[1], keys[0], ...keys.slice(2)])
  } finally {
    await lake.delete('drafts.labPage')
  }
})
