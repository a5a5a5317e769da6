import { editorClient } from '../running-stack/content.ts'
import { fetchPage } from '../running-stack/site-pages.ts'
import { expect, test } from './studio-test.ts'

const lake = editorClient()

const html = async (path: string) => (await fetchPage(path)).replace(/<script[\s\S]*?<\/script>/g, '')

async function expectWhole(path: string, mark: string): Promise<string> {
  await expect.poll(() => html(path), { intervals: [100] }).toContain(mark)
  const page = await html(path)
  expect(page).not.toMatch(/undefined|\[object Object\]|>null</)
  return page
}

test('a missing picture, a deleted one and empty lists do not break the page', async () => {
  const [one = '', two = '', three = ''] = await lake.fetch<string[]>(
    '*[_type == "portfolioItem" && !(_id in path("drafts.**"))] | order(orderRank)._id',
  )
  const gone = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-gone-1x1-png', _weak: true } }
  await lake
    .transaction()
    .patch('labPage', {
      set: { 'labHero.title': 'zz-missing', 'philosophy.bullets': [] },
      unset: ['clients.names'],
    })
    .patch(one, { unset: ['image'] })
    .patch(two, { set: { image: gone } })
    .patch(three, { unset: ['title', 'category', 'description', 'image.alt'] })
    .commit()
  const page = await expectWhole('/lab', 'zz-missing')
  expect(page.match(/No picture yet/g)?.length, 'two plates say so').toBe(2)
  expect(page.match(/<li[^>]*><div class=['"]plate/g)?.length, 'all six plates').toBe(6)
  expect(page).not.toContain('image-gone')
})

test('documents that a page lists may all be gone', async () => {
  const ids = await lake.fetch<string[]>(
    '*[_type in ["offering", "problemCard", "approachStep", "mirrorCard"] && !(_id in path("drafts.**"))]._id',
  )
  expect(ids.length).toBeGreaterThan(10)
  const removal = lake.transaction().patch('landingPage', { set: { 'hero.title': 'zz-gone' } })
  for (const id of ids) removal.delete(id)
  await removal.commit()
  await expect.poll(() => html('/'), { intervals: [100] }).not.toContain('role="tab"')
  const page = await expectWhole('/', 'zz-gone')
  for (const id of ['about', 'approach', 'services', 'mirror', 'start']) expect(page).toContain(`id="${id}"`)
})
