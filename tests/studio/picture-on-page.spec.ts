import { editorClient } from '../running-stack/content.ts'
import { expectPublished } from '../running-stack/site-pages.ts'
import { expect, test } from './studio-test.ts'

const query = `*[_type == "portfolioItem" && !(_id in path("drafts.**"))] | order(orderRank)[0]{
  _id, image, "size": image.asset->metadata.dimensions, "lqip": image.asset->metadata.lqip
}`

test('the page keeps to the hotspot and the crop of an editor, over the placeholder of the lake', async ({
  page,
}) => {
  const lake = editorClient()
  const { _id, image, size, lqip } = await lake.fetch(query)
  const chosen = {
    crop: { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0, bottom: 0.5 },
    hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.125, width: 0.2, height: 0.2 },
  }
  const rect = `rect=${size.width / 4},0,${size.width / 2},${size.height / 2}`
  await lake
    .patch(_id)
    .set({ image: { ...image, ...chosen } })
    .commit()
  await expectPublished('/lab', rect)
  await page.goto('/lab')
  const picture = page.locator('.plate img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveCSS('object-position', '50% 25%')
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth / each.naturalHeight))
    .toBeCloseTo(size.width / size.height, 1)
  expect(await picture.evaluate((each: HTMLImageElement) => each.currentSrc)).toContain(rect)
  await expect(page.locator('.plate').first()).toHaveCSS('background-image', `url("${lqip}")`)
})
