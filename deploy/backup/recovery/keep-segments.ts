import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseTarget } from '../../targets/database-target.ts'
import { seal, unsealedName } from '../sealed-file.ts'

const ofLog = /^[0-9A-F]{24}(\.partial)?$|^[0-9A-F]{8}\.history$/

/** A kill while it fills a new file with zeros leaves one that it refuses for ever, with nothing in it. */
export async function removeUnfilled(spool: string, database: DatabaseTarget): Promise<void> {
  const asked = "select setting from pg_settings where name = 'wal_segment_size'"
  const [size] = await database.transaction(({ rows }) => rows<{ setting: string }>(asked))
  for (const name of await readdir(spool)) {
    const file = join(spool, name)
    if (name.endsWith('.partial') && (await stat(file)).size !== Number(size?.setting)) await rm(file)
  }
}

/** Moves what `pg_receivewal` has received from `spool` into `folder`, sealed. */
export function segmentKeeper(spool: string, folder: string, recipients: readonly string[]) {
  const kept = new Map<string, number>()

  async function keep(name: string): Promise<void> {
    const file = join(spool, name)
    const { mtimeMs } = await stat(file)
    if (kept.get(name) === mtimeMs) return
    await seal(createReadStream(file), join(folder, name), recipients)
    kept.set(name, mtimeMs)
    if (name.endsWith('.partial')) return
    kept.delete(`${name}.partial`)
    for (const other of await readdir(folder))
      if (unsealedName(other) === `${name}.partial`) await rm(join(folder, other))
    // The program begins at the newest file; history is what it looks up.
    if (!name.endsWith('.history')) {
      await rm(file)
      kept.delete(name)
    }
  }

  return async () => {
    for (const name of (await readdir(spool)).toSorted()) {
      if (!ofLog.test(name)) continue
      await keep(name).catch((error: NodeJS.ErrnoException) => {
        // It was full meanwhile and has its whole name: the next turn takes it.
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
}
