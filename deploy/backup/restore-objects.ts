import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { readEntries } from './archive-reader.ts'
import { type Manifest, objectEntry } from './manifest.ts'
import { upload } from './stored-objects.ts'
import type { BackupTarget } from './target.ts'

const deletedSession = `
  select from private.deletions d
  where d.session_hash = private.secret_hash(split_part($1::text, '/', 1))`

/** Skips objects of deleted sessions (`deleted` has their hashes) and of those deleted meanwhile. */
export async function restoreObjects(
  { database, storage }: BackupTarget,
  file: string,
  objects: Manifest['objects'],
  deleted: ReadonlySet<string>,
  beforeEach: () => Promise<void>,
): Promise<number> {
  const isDeleted = (name: string) =>
    database.transaction(async (transaction) => (await transaction.rows(deletedSession, [name])).length > 0)
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(name.split('/')[0] ?? '')
      .digest('hex')
  const wanted = new Map(
    objects.filter(({ name }) => !deleted.has(hashOf(name))).map((object) => [objectEntry(object), object]),
  )
  let stored = 0
  await readEntries(file, async (name, body) => {
    const object = wanted.get(name)
    if (object === undefined) return body.cancel()
    await beforeEach()
    try {
      await upload(storage, object, await buffer(body))
      stored += 1
    } catch (error) {
      if (!(await isDeleted(object.name))) throw error
    }
  })
  return stored
}
