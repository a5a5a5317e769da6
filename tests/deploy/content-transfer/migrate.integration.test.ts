import { join } from 'node:path'
import { at, defineMigration, type Migration, set } from '@sanity/migrate'
import { startTestLake } from '@wiring/content-lake/testing/start-test-lake'
import { migrateDataset } from '@wiring/deploy/migrate-dataset'
import { repositoryRoot } from '@wiring/local/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** As `content:migrate` finds them. */
async function migrationNamed(name: string): Promise<Migration> {
  const { default: migration } = await import(join(repositoryRoot, 'studio/migrations', name, 'index.ts'))
  return migration
}
const formerFields = await migrationNamed('former-fields')
const unusedFields = await migrationNamed('unused-fields')

let lake: Awaited<ReturnType<typeof startTestLake>>

beforeAll(async () => {
  lake = await startTestLake()
  await lake.client
    .transaction()
    .create({ _id: 'page', _type: 'page', hero: { title: ' Two  spaces ' } })
    .create({ _id: 'drafts.page', _type: 'page', hero: { title: 'A  draft' } })
    .create({ _id: 'other', _type: 'other', title: 'Left  alone' })
    .commit()
})
afterAll(() => lake.stop())

const tidy = defineMigration({
  title: 'Tidy',
  documentTypes: ['page'],
  migrate: {
    string(text, path) {
      const clean = text.replace(/ {2,}/g, ' ').trim()
      return String(path[0]).startsWith('_') || clean === text ? undefined : at([], set(clean))
    },
  },
})
const titles = () =>
  lake.client.fetch(
    '*[] | order(_id){"title": coalesce(hero.title, title)}.title',
    {},
    { perspective: 'raw' },
  )

test('a migration has a dry run, changes published documents and drafts of its types, and is idempotent', async () => {
  const before = await titles()
  expect(await migrateDataset(lake.client, tidy, true)).toHaveLength(2)
  expect(await titles()).toEqual(before)
  expect(await migrateDataset(lake.client, tidy, false)).toHaveLength(2)
  expect(await titles()).toEqual(['A draft', 'Left  alone', 'Two spaces'])
  expect(await migrateDataset(lake.client, tidy, false)).toEqual([])
})

test('a renamed field is copied before a release, in drafts, too, and its old name goes after it', async () => {
  const trust = { _type: 'trust', heldLabel: 'Sessions held' }
  await lake.client
    .transaction()
    .create({ _id: 'trustPage', _type: 'trustPage', trust })
    .create({ _id: 'drafts.trustPage', _type: 'trustPage', trust: { ...trust, storedLabel: 'Stored' } })
    .commit()
  const pages = () =>
    lake.client.fetch(
      '*[_type == "trustPage"] | order(_id).trust{heldLabel, storedLabel}',
      {},
      { perspective: 'raw' },
    )
  expect(await migrateDataset(lake.client, formerFields, false)).toHaveLength(1)
  expect(await pages()).toEqual([
    { heldLabel: 'Sessions held', storedLabel: 'Stored' },
    { heldLabel: 'Sessions held', storedLabel: 'Sessions held' },
  ])
  expect(await migrateDataset(lake.client, formerFields, false)).toEqual([])
  expect(await migrateDataset(lake.client, unusedFields, false)).toHaveLength(2)
  expect(await pages()).toEqual([
    { heldLabel: null, storedLabel: 'Stored' },
    { heldLabel: null, storedLabel: 'Sessions held' },
  ])
})
