import { collectMigrationMutations, type Migration, type MigrationContext } from 'sanity/migrate'
import { expect, test } from 'vitest'
import unusedFields from '../unused-fields/index.ts'
import formerFields from './index.ts'

const page = (trust: object) => ({
  _id: 'trustPage',
  _type: 'trustPage',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  _rev: '1',
  trust: { _type: 'trust', ...trust },
})

async function patchesOf(migration: Migration, trust: object): Promise<unknown[]> {
  async function* documents() {
    yield page(trust)
  }
  const found: unknown[] = []
  for await (const change of collectMigrationMutations(migration, documents, {} as MigrationContext))
    found.push(change)
  return found.flat().flatMap((change) => (change as { patches: unknown[] }).patches)
}

test('a renamed field is copied, and its old name stays until it is removed', async () => {
  expect(await patchesOf(formerFields, { heldLabel: 'Held' })).toEqual([
    { path: ['trust', 'storedLabel'], op: { type: 'setIfMissing', value: 'Held' } },
  ])
  expect(await patchesOf(unusedFields, { heldLabel: 'Held', storedLabel: 'Held' })).toEqual([
    { path: ['trust', 'heldLabel'], op: { type: 'unset' } },
  ])
})

test('what has no former field is left alone', async () => {
  expect(await patchesOf(formerFields, { storedLabel: 'Stored' })).toEqual([])
  expect(await patchesOf(formerFields, { heldLabel: 'Held', storedLabel: 'Stored' })).toEqual([])
  expect(await patchesOf(unusedFields, { storedLabel: 'Stored' })).toEqual([])
})
