import type { SanityClient } from '@sanity/client'
import { collectMigrationMutations, type Migration, type MigrationContext } from '@sanity/migrate'
import { SanityEncoder } from '@sanity/mutate'

type Change = Parameters<SanityClient['mutate']>[0]

/** Sanity's own command reaches the hosted lake only. Returns the changes, one list per document. */
export async function migrateDataset(
  client: SanityClient,
  migration: Migration,
  dryRun: boolean,
): Promise<unknown[][]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const types = migration.documentTypes ?? []
  const query = types.length > 0 ? '*[_type in $types]' : '*[!(_type match "system.*")]'
  const documents = await raw.fetch(query, { types })
  async function* each() {
    yield* documents
  }
  const context: MigrationContext = {
    client: raw,
    dryRun,
    filtered: { getDocument: (id) => raw.getDocument(id), getDocuments: (ids) => raw.getDocuments(ids) },
  } as MigrationContext
  const made: unknown[][] = []
  for await (const found of collectMigrationMutations(migration, each, context)) {
    for (const change of [found].flat()) {
      const mutations = 'mutations' in change ? change.mutations : [change]
      const encoded = SanityEncoder.encodeAll(mutations as Parameters<typeof SanityEncoder.encodeAll>[0])
      made.push(encoded)
      if (!dryRun) await raw.mutate(encoded as Change, { visibility: 'sync' })
    }
  }
  return made
}
