import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exportDataset } from '../content-transfer/export-dataset.ts'
import type { DatabaseTarget } from '../targets/database-target.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import { temporaryPath } from './backup-files.ts'
import { contentEntry, type Manifest, objectEntry, rowsEntry, type StoredObject } from './manifest.ts'
import { dumpTable } from './rows.ts'
import { download, listStoredObjects, requireDeleted } from './stored-objects.ts'
import { newestMigration, type Table, tablesToBackUp } from './tables.ts'
import type { BackupTarget } from './target.ts'

const concurrentDownloads = 4

/** Rows into files of `folder`, all of one moment. */
export async function snapshot(database: DatabaseTarget, folder: string) {
  return database.transaction(async (transaction) => {
    await transaction.rows('set transaction isolation level repeatable read, read only')
    // Fails on rows that a policy would hide, instead of omitting them.
    await transaction.rows('set local row_security = off')
    const tables: Manifest['tables'] = []
    for (const table of await tablesToBackUp(transaction))
      tables.push({
        ...table,
        rows: await dumpTable(transaction, table, join(folder, `${table.name}.ndjson`)),
      })
    return {
      tables,
      schema: await newestMigration(transaction),
      objects: await listStoredObjects(transaction),
    }
  })
}

async function addObjects(target: BackupTarget, archive: ArchiveWriter, objects: StoredObject[]) {
  const unread: StoredObject[] = []
  for (let from = 0; from < objects.length; from += concurrentDownloads) {
    const some = objects.slice(from, from + concurrentDownloads)
    const contents = await Promise.all(some.map((object) => download(target.storage, object)))
    for (const [each, object] of some.entries()) {
      const bytes = contents[each]
      if (bytes) await archive.addBytes(objectEntry(object), bytes)
      else unread.push(object)
    }
  }
  await requireDeleted(target.database, unread)
  return new Set(unread)
}

/** So that a session deleted during the backup does not come back. */
async function deletionsSince({ database }: BackupTarget, table: Table, file: string): Promise<number> {
  await rm(file)
  return database.transaction((transaction) => dumpTable(transaction, table, file))
}

/** Rows come first, so that the objects they name exist. */
export async function makeBackup(
  target: BackupTarget,
  file: string,
  onProgress: (line: string) => void = () => {},
): Promise<void> {
  const folder = temporaryPath(file)
  await mkdir(folder, { mode: 0o700 })
  try {
    await target.lake.fetch('true')
    const createdAt = new Date().toISOString()
    const { tables, schema, objects } = await snapshot(target.database, folder)
    const total = tables.reduce((sum, { rows }) => sum + rows, 0)
    onProgress(`${total} rows of ${tables.length} tables`)
    const whole = join(folder, 'backup.tar.gz')
    const archive = writeArchive(whole)
    try {
      const gone = await addObjects(target, archive, objects)
      const stored = objects.filter((object) => !gone.has(object))
      onProgress(`${stored.length} stored objects`)
      const deletions = tables.find(({ name }) => name === 'deletions')
      if (!deletions) throw new Error('the table private.deletions is missing')
      deletions.rows = await deletionsSince(target, deletions, join(folder, 'deletions.ndjson'))
      for (const { name } of tables) await archive.addFile(rowsEntry(name), join(folder, `${name}.ndjson`))
      const { documents } = await exportDataset(target.lake, join(folder, contentEntry))
      await archive.addFile(contentEntry, join(folder, contentEntry))
      onProgress(`${documents} documents`)
      const { supabaseUrl } = target
      await archive.finish({ format: 1, createdAt, schema, supabaseUrl, tables, objects: stored, documents })
    } catch (error) {
      await archive.abort()
      throw error
    }
    await rename(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
