import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { sendWebhook } from '../running-stack/webhook.ts'

type Change = { set?: Record<string, unknown>; unset?: string[] }

const lake = editorClient()

async function html(path: string): Promise<string> {
  const response = await fetch(`${addresses.site}${path}`)
  expect(response.status, path).toBe(200)
  // Scripts repeat the page as React data.
  return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
}

async function published(
  changes: Record<string, Change>,
  path: string,
  mark: string,
  look: (html: string) => void,
) {
  const ids = Object.keys(changes)
  const before = await lake.getDocuments(ids)
  const transaction = lake.transaction()
  for (const [id, change] of Object.entries(changes)) transaction.patch(id, change)
  await transaction.commit()
  try {
    await expect.poll(async () => (await html(path)).includes(mark), { intervals: [100] }).toBe(true)
    openChanges(await html(path))
  } finally {
    const back = lake.transaction()
    for (const document of before) if (document) back.createOrReplace(document)
    await back.commit()
    await expect.poll(async () => (await html(path)).includes(mark), { intervals: [100] }).toBe(false)
  }
}

const first = (type: string) =>
  lake.fetch<string[]>('*[_type == $type && !(_id in path("drafts.**"))] | order(orderRank)._id', { type })

test('a missing picture, a deleted one and empty lists leave the page standing', async () => {
  const mark = `zz${randomUUID().slice(0, 6)}`
  const [one = '', two = '', three = ''] = await first('portfolioItem')
  const gone = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-gone-1x1-png', _weak: true } }
  await published(
    {
      labPage: { set: { 'labHero.title': mark, 'philosophy.bullets': [] }, unset: ['clients.names'] },
      [one]: { unset: ['image'] },
      [two]: { set: { image: gone } },
      [three]: { unset: ['title', 'category', 'description', 'image.alt'] },
    },
    '/lab',
    mark,
    (page) => {
      expect(page.match(/No picture yet/g)?.length, 'two plates say so').toBe(2)
      expect(page.match(/<li[^>]*><div class="plate/g)?.length, 'all six plates').toBe(6)
      expect(page).not.toContain('image-gone')
      expect(page).not.toMatch(/undefined|\[object Object\]|>null</)
    },
  )
})

test('documents that a page lists may all be gone', async () => {
  const mark = `zz${randomUUID().slice(0, 6)}`
  const types = ['offering', 'problemCard', 'approachStep', 'mirrorCard']
  const all = await lake.fetch<{ _id: string; _type: string }[]>(
    '*[_type in $types && !(_id in path("drafts.**"))]',
    { types },
  )
  const removal = lake.transaction().patch('landingPage', { set: { 'hero.title': mark } })
  const title = (await lake.getDocument('landingPage'))?.hero?.title
  for (const { _id } of all) removal.delete(_id)
  await removal.commit()
  try {
    await expect
      .poll(async () => {
        const page = await html('/')
        return page.includes(mark) && !page.includes('role="tab"')
      })
      .toBe(true)
    const page = await html('/')
    for (const id of ['about', 'approach', 'services', 'mirror', 'start'])
      expect(page).toContain(`id="${id}"`)
    expect(page).not.toMatch(/undefined|\[object Object\]|>null</)
  } finally {
    const back = lake.transaction().patch('landingPage', { set: { 'hero.title': title } })
    for (const document of all) back.createOrReplace(document)
    await back.commit()
    for (const type of types) await sendWebhook(type)
    await expect.poll(async () => (await html('/')).includes('role="tab"')).toBe(true)
  }
})
