import { collectMigrationMutations, type MigrationContext } from 'sanity/migrate'
import { expect, test } from 'vitest'
import migration from './index.ts'

const page = (title: string) => ({
  _id: 'landingPage',
  _type: 'landingPage',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  _rev: '1',
  hero: { _type: 'hero', title, lines: [{ _key: 'a  b', text: 'As it should be' }] },
})

async function changes(title: string): Promise<unknown[]> {
  async function* documents() {
    yield page(title)
  }
  const context = {} as MigrationContext
  const found: unknown[] = []
  for await (const change of collectMigrationMutations(migration, documents, context)) found.push(change)
  return found.flat()
}

test('the migration changes only texts with surplus spaces', async () => {
  const [change, ...rest] = await changes(' See  the wiring ')
  expect(rest).toEqual([])
  expect(change).toMatchObject({
    type: 'patch',
    id: 'landingPage',
    patches: [{ path: ['hero', 'title'], op: { type: 'set', value: 'See the wiring' } }],
  })
})

test('a second run changes nothing', async () => {
  expect(await changes('See the wiring')).toEqual([])
})
