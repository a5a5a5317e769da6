import { join } from 'node:path'
import { Readable } from 'node:stream'
import { seal } from '../sealed-file.ts'
import { download, type ListedObject, listStoredObjects, requireDeleted } from '../stored-objects.ts'
import type { BackupTarget } from '../target.ts'
import { objectName } from './recovery-files.ts'

/** A row says when its transaction began, and is seen when that has ended. */
const overlap = "interval '2 minutes'"
const remembered = 10_000
const atOnce = 8

const versionOf = (object: ListedObject) => `${objectName(object)} ${object.updatedAt}`

/**
 * Copies what was stored since into `folder`, sealed. Each turn resolves to the time up to which it did, and
 * rejects where something could not be read: the next one then begins where this one did.
 */
export function objectKeeper(
  { database, storage }: Pick<BackupTarget, 'database' | 'storage'>,
  folder: string,
  recipients: readonly string[],
) {
  const kept = new Set<string>()

  return async (since: string): Promise<string> => {
    const found = await database.transaction(async (transaction) => {
      const [clock] = await transaction.rows<{ now: string }>('select private.utc_text(now()) as now')
      const from = `'${since.replaceAll("'", '')}'::timestamptz - ${overlap}`
      const objects = await listStoredObjects(transaction, `o.updated_at > ${from}`)
      return { now: clock?.now ?? since, objects }
    })
    const fresh = found.objects.filter((object) => !kept.has(versionOf(object)))
    if (kept.size > remembered) kept.clear()
    const unread: ListedObject[] = []
    const keepNext = async () => {
      for (let object = fresh.pop(); object !== undefined; object = fresh.pop()) {
        const bytes = await download(storage, object)
        if (bytes === null) unread.push(object)
        else {
          await seal(Readable.from([bytes]), join(folder, objectName(object)), recipients)
          kept.add(versionOf(object))
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, keepNext))
    await requireDeleted(database, unread)
    return found.now
  }
}
