import type { Locator, Page } from '@playwright/test'
import { editorClient } from '../running-stack/content.ts'
import { fetchPage } from '../running-stack/site-pages.ts'
import { createDraft } from './drafts.ts'
import { nextFrames, openDocument, openPreview, openTool } from './open-studio.ts'
import { expect, test } from './studio-test.ts'

test('an item of a list is dragged to another place in the preview', async ({ studio }) => {
  const lake = editorClient()
  const order = async () => {
    const draft = await lake.getDocument('drafts.labPage')
    return (draft?.philosophy?.bullets as { _key: string }[] | undefined)?.map(({ _key }) => _key)
  }
  const published = await lake.getDocument('labPage')
  const keys = ((published?.philosophy?.bullets ?? []) as { _key: string }[]).map(({ _key }) => _key)
  await studio.setViewportSize({ width: 1600, height: 1000 })
  const site = await openPreview(studio, '/lab')
  const items = site.locator('#philosophy li')
  await items.first().scrollIntoViewIfNeeded()
  const overlays = site.locator('sanity-visual-editing')
  await expect(overlays.locator('[data-draggable]').first()).toBeAttached()
  const from = await items.nth(0).boundingBox()
  const to = await items.nth(1).boundingBox()
  if (!from || !to) throw new Error('The list does not show.')
  const start = { x: from.x + from.width - 6, y: from.y + from.height - 4 }
  await studio.mouse.move(start.x, start.y)
  await expect(overlays.locator('[data-draggable][data-hovered]')).toHaveCount(1)
  await studio.mouse.down()
  await studio.mouse.move(to.x + to.width - 4, to.y + to.height - 2, { steps: 30 })
  await nextFrames(studio)
  await studio.mouse.up()
  await expect.poll(order).toEqual([keys[1], keys[0], ...keys.slice(2)])
})

async function drag(studio: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The list does not show.')
  const down = end.y > start.y
  await studio.mouse.move(start.x + 12, start.y + start.height / 2)
  await studio.mouse.down()
  await studio.mouse.move(start.x + 12, start.y + start.height / 2 + (down ? 8 : -8), { steps: 4 })
  await studio.mouse.move(end.x + 12, end.y + (down ? end.height - 4 : 4), { steps: 20 })
  await nextFrames(studio)
  await studio.mouse.up()
}

async function orderOnPage(path: string, titles: string[]): Promise<string[]> {
  const html = await fetchPage(path)
  return titles.toSorted((one, other) => html.indexOf(`>${one}<`) - html.indexOf(`>${other}<`))
}

const titlesOf = (type: string, order: string) =>
  editorClient().fetch<string[]>(`*[_type == $type && !(_id in path("drafts.**"))] | order(${order}).title`, {
    type,
  })

for (const { name, path, type, order, page: place } of [
  {
    name: 'portfolio items',
    path: 'lab;portfolioItem',
    type: 'portfolioItem',
    order: 'orderRank',
    page: '/lab',
  },
  { name: 'offerings', path: 'landing;offering', type: 'offering', order: 'orderRank', page: '/' },
  { name: 'approach steps', path: 'landing;approachStep', type: 'approachStep', order: 'number', page: '/' },
])
  test(`${name} are dragged into another order in their list, and the page follows`, async ({ studio }) => {
    const [first = '', second = '', ...rest] = await titlesOf(type, order)
    await openTool(studio, `/structure/${path}`)
    const row = (title: string) =>
      studio.locator('[draggable=true], [data-rfd-draggable-id]').filter({ hasText: title })
    await expect(row(rest.at(-1) ?? '')).toBeVisible()
    await expect(studio.getByText('Visitors see a new order at once, without Publish.')).toBeVisible()
    await drag(studio, row(first), row(second))
    await expect.poll(() => titlesOf(type, order)).toEqual([second, first, ...rest])
    await expect.poll(() => orderOnPage(place, [first, second, ...rest])).toEqual([second, first, ...rest])
  })

test('approach steps are moved by keyboard, and their numbers stay unbroken', async ({ studio }) => {
  const lake = editorClient()
  const all = await lake.fetch<{ _id: string; _type: string; number: number }[]>('*[_type == "approachStep"]')
  const titles = await titlesOf('approachStep', 'number')
  await createDraft(all.find(({ number }) => number === 2)?._id ?? '')
  await openTool(studio, '/structure/landing;approachStep')
  const rows = studio.getByTestId('numbered-row')
  await expect(rows).toHaveCount(titles.length)
  const up = rows.nth(1).getByRole('button', { name: 'Move up' })
  await up.focus()
  await studio.keyboard.press('Enter')
  const [first = '', second = '', ...rest] = titles
  await expect.poll(() => titlesOf('approachStep', 'number')).toEqual([second, first, ...rest])
  await expect(studio.getByText('The new order is public.')).toBeVisible()
  await studio.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => titlesOf('approachStep', 'number')).toEqual(titles)
  await expect(rows.nth(0)).toContainText(first)
  await up.focus()
  await studio.keyboard.press('Enter')
  await expect.poll(() => titlesOf('approachStep', 'number')).toEqual([second, first, ...rest])
  const numbers = await lake.fetch<number[]>('*[_type == "approachStep"] | order(number, _id).number')
  expect(numbers, 'the draft has the number of its document').toEqual([1, 1, 2, 3, 4])
  await expect(rows.nth(0)).toContainText(second)
  await rows.nth(0).getByRole('link').click()
  await expect(studio.getByTestId('field-number').locator('input')).toHaveValue('1')
})

test('a copy has a place of its own after its original, and the next drag is not refused', async ({
  studio,
}) => {
  const lake = editorClient()
  const type = 'portfolioItem'
  const [first, second] = await lake.fetch<{ _id: string; title: string; orderRank: string }[]>(
    '*[_type == $type && !(_id in path("drafts.**"))] | order(orderRank)[0...2]{ _id, title, orderRank }',
    { type },
  )
  const [original = '', next = '', ...rest] = await titlesOf(type, 'orderRank')
  await openDocument(studio, `lab;${type};${first?._id}`)
  await studio.getByTestId('action-menu-button').click()
  await studio.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copied = () =>
    lake.fetch<{ _id: string; orderRank: string }[]>(
      '*[_type == $type && _id in path("drafts.**") && title == $title]{ _id, orderRank }',
      { type, title: original },
    )
  await expect.poll(async () => (await copied()).length).toBe(1)
  const [copy] = await copied()
  expect([first?.orderRank, second?.orderRank]).not.toContain(copy?.orderRank)
  expect([first, copy, second].map((each) => each?.orderRank)).toEqual(
    [first, copy, second].map((each) => each?.orderRank).toSorted(),
  )
  await openTool(studio, `/structure/lab;${type}`)
  const row = (title: string) =>
    studio.locator('[draggable=true], [data-rfd-draggable-id]').filter({ hasText: title })
  await expect(row(original)).toHaveCount(2)
  await drag(studio, row(next), row(original).first())
  await expect.poll(() => titlesOf(type, 'orderRank')).toEqual([next, original, ...rest])
})
