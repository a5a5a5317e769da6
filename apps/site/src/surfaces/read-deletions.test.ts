import { beforeEach, expect, test, vi } from 'vitest'

const lake = vi.hoisted(() => ({
  changes: [] as object[],
  deletions: [] as object[] | Error,
  asked: [] as unknown[][],
  building: false,
}))
vi.mock('../env.ts', () => ({
  env: { SITE_URL: 'https://site.test' },
  get building() {
    return lake.building
  },
}))
vi.mock('../content/read-content.ts', () => ({
  contentTag: (type: string) => `sanity:${type}`,
  publishedView: {},
  readContent: async () => lake.changes,
}))
vi.mock('../content/client.ts', () => ({
  draftClient: {
    fetch: async (...asked: unknown[]) => {
      lake.asked.push(asked)
      if (lake.deletions instanceof Error) throw lake.deletions
      return lake.deletions
    },
  },
}))

const card = { _type: 'mirrorCard', _updatedAt: '2026-11-20T10:00:00.000Z' }
const later = { ...card, _updatedAt: '2026-11-20T11:00:00.000Z' }
const deletion = { ...card, _updatedAt: '2026-11-20T12:00:00.000Z' }

/** As a process that has just begun. */
async function datesOfPages(): Promise<Record<string, unknown>> {
  vi.resetModules()
  const { default: sitemap } = await import('../app/sitemap.ts')
  return Object.fromEntries((await sitemap()).map(({ url, lastModified }) => [url, lastModified]))
}

beforeEach(() => Object.assign(lake, { changes: [], deletions: [], asked: [], building: false }))

test('after a restart, a deletion is the last change of its page, and of no other', async () => {
  lake.changes = [card, later]
  expect((await datesOfPages())['https://site.test/']).toBe(later._updatedAt)
  Object.assign(lake, { changes: [card], deletions: [deletion] })
  const dates = await datesOfPages()
  expect(dates['https://site.test/']).toBe(deletion._updatedAt)
  expect(dates['https://site.test/lab']).toBeUndefined()
})

test('the trash is read with the token, and again when something of these types is published', async () => {
  await datesOfPages()
  const [[query, { types }, options]] = lake.asked as [
    [string, { types: string[] }, { next: { tags: string[] } }],
  ]
  expect(query).toContain('deletedType')
  expect(types).toContain('mirrorCard')
  expect(options).toMatchObject({ perspective: 'raw', cache: 'force-cache' })
  expect(options.next.tags).toEqual(types.map((type) => `sanity:${type}`))
})

test('a build and a site that never reached the lake have a sitemap; later the one before is kept', async () => {
  Object.assign(lake, { changes: [card], deletions: new Error('no answer'), building: true })
  expect((await datesOfPages())['https://site.test/']).toBe(card._updatedAt)
  expect(lake.asked).toEqual([])
  lake.building = false
  expect((await datesOfPages())['https://site.test/']).toBe(card._updatedAt)
  const { default: sitemap } = await import('../app/sitemap.ts')
  lake.deletions = []
  await sitemap()
  lake.deletions = new Error('no answer')
  await expect(sitemap()).rejects.toThrow('no answer')
})
