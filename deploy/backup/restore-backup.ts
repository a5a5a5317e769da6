import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importDataset } from '../content-transfer/import-dataset.ts'
import { dataFolder } from '../environment.ts'
import { verifyArchive } from './archive-reader.ts'
import { type Deletion, readDeletions, deletionsFile as usualList } from './deletions-file.ts'
import { existingData } from './existing-data.ts'
import { contentEntry, type Manifest } from './manifest.ts'
import { restoreObjects } from './restore-objects.ts'
import { restoreRows } from './restore-rows.ts'
import { listStoredObjects, removeUnlistedObjects } from './stored-objects.ts'
import type { BackupTarget } from './target.ts'
import { withUploadPermit } from './upload-permit.ts'

interface Options {
  replace?: boolean
  /** What was deleted since, beside what the target knows. Default: what is in the list. */
  deletions?: Deletion[]
  /** Default: the one beside the backup. */
  deletionsFile?: string
  onProgress?: (line: string) => void
  signal?: AbortSignal
}

async function unpack(file: string, folder: string): Promise<Manifest> {
  return verifyArchive(file, async (name, chunks) => {
    const row = /^rows\/([a-z0-9_]+\.ndjson)$/.exec(name)?.[1]
    const kept = row ?? (name === contentEntry ? contentEntry : null)
    if (kept === null) for await (const _ of chunks);
    else
      await pipeline(
        Readable.from(chunks),
        createWriteStream(join(folder, kept), { flags: 'wx', mode: 0o600 }),
      )
  })
}

function abortable(
  signal: AbortSignal | undefined,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  stopped.catch(() => {})
  return async (work) => {
    signal?.throwIfAborted()
    return Promise.race([work(), stopped])
  }
}

export async function restoreBackup(
  target: BackupTarget,
  file: string,
  { replace = false, deletions, onProgress = () => {}, signal, ...given }: Options = {},
): Promise<Manifest> {
  const orAbort = abortable(signal)
  const list = given.deletionsFile ?? usualList(file)
  await mkdir(dataFolder, { recursive: true })
  const folder = await mkdtemp(join(dataFolder, 'restore-'))
  try {
    const manifest = await orAbort(() => unpack(file, folder))
    const { database, storage } = target
    const existing = await orAbort(() => existingData(target))
    if (existing.length > 0 && !replace)
      throw new Error(
        `The target is not empty: it holds ${existing.join(', ')}. Add --replace to replace all of it.`,
      )
    const listed = deletions ?? (await readDeletions(list))
    if (listed === null && existing.length === 0)
      throw new Error(
        `There is no ${list}, so what was deleted after ${manifest.createdAt} would come back. ` +
          'Put the newest one there; if there is none, add --without-deletions.',
      )
    const before = await orAbort(() => database.transaction(listStoredObjects))
    const restoreRowsAndObjects = async (renew: () => Promise<void>) => {
      const { deleted, dropped } = await restoreRows(target, manifest, folder, listed ?? [])
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      onProgress(`${rows} rows of ${manifest.tables.length} tables`)
      if (dropped > 0) onProgress(`${dropped} deleted since: they stay deleted`)
      const stored = await restoreObjects(target, file, manifest.objects, deleted, renew)
      onProgress(`${stored} stored objects`)
    }
    await withUploadPermit(database, manifest.objects, (renew) => orAbort(() => restoreRowsAndObjects(renew)))
    const names = new Set(manifest.objects.map(({ bucket, name }) => `${bucket}/${name}`))
    const removed = await orAbort(() => removeUnlistedObjects(storage, before, names))
    if (removed > 0) onProgress(`${removed} stored objects that the backup does not hold are removed`)
    // Folders of sessions that were deleted again are empty: nothing has to remember them.
    await orAbort(() => database.transaction(({ rows }) => rows('select public.finish_sweep()')))
    const content = join(folder, contentEntry)
    const { documents, warnings } = await orAbort(() => importDataset(target.lake, content, { exact: true }))
    for (const warning of warnings) onProgress(`warning: ${warning}`)
    onProgress(`${documents} documents`)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
