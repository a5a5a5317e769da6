import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { seedDocuments } from '@wiring/content/seed-documents'
import { seededOperators } from './seeded-operators.ts'
import { quoteIdentifier, tablesToBackUp } from './tables.ts'
import type { BackupTarget } from './target.ts'

const operators = `private.${quoteIdentifier('operators')}`

type Document = Record<string, unknown> & { _id: string }

const withoutRevision = ({ _rev, _createdAt, _updatedAt, ...document }: Document) => document

async function ownDocuments(lake: SanityClient): Promise<number> {
  const documents = await lake.fetch<Document[]>(
    '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]',
    {},
    { perspective: 'raw' },
  )
  const seed = new Map(seedDocuments().map((document) => [document._id, withoutRevision({ ...document })]))
  return documents.filter((each) => !isDeepStrictEqual(withoutRevision(each), seed.get(each._id))).length
}

/** What a restore would overwrite, as `3 private.waitlist`; empty for a new stack. */
export async function existingData({ database, lake }: BackupTarget): Promise<string[]> {
  const counted = await database.transaction(async (transaction) => {
    const tables = (await tablesToBackUp(transaction)).map(({ name }) => `private.${quoteIdentifier(name)}`)
    const counts: [string, number][] = []
    for (const table of [...tables, 'storage.objects']) {
      const [found] = await transaction.rows<{ count: string }>(
        `select count(*)::text as count from ${table} ${table === operators ? 'where not $1::jsonb ? email' : ''}`,
        table === operators ? [JSON.stringify(seededOperators.map(({ email }) => email))] : [],
      )
      counts.push([table.replaceAll('"', ''), Number(found?.count)])
    }
    return counts
  })
  counted.push(['documents', await ownDocuments(lake)])
  return counted.filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`)
}
