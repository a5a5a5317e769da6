import { randomUUID } from 'node:crypto'
import type { DatabaseTarget } from './database-target.ts'
import type { StoredObject } from './manifest.ts'

/** The database lets a permit expire after an hour; a longer restore renews it. */
const renewAfterMilliseconds = 20 * 60_000
/** Objects that one statement names. */
const batch = 10_000

/**
 * Runs `work` while the rules of uploads (open session, quota) do not hold for `objects`, which hold for every
 * other upload meanwhile. `work` calls `renew` before each object. Taken back also when `work` fails.
 */
export async function withUploadPermit<Result>(
  database: DatabaseTarget,
  objects: readonly StoredObject[],
  work: (renew: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID()
  let written = Date.now()
  const renew = async () => {
    if (Date.now() - written < renewAfterMilliseconds) return
    written = Date.now()
    const update = 'update private.restoring set expires_at = default where restore_id = $1::text::uuid'
    await database.transaction((transaction) => transaction.rows(update, [id]))
  }
  await database.transaction(async (transaction) => {
    await transaction.rows('delete from private.restoring where expires_at <= now()')
    for (let from = 0; from < objects.length; from += batch)
      await transaction.rows(
        `insert into private.restoring (restore_id, object_hash)
         select $1::text::uuid, private.secret_hash(o.bucket || '/' || o.name)
         from json_to_recordset($2::text::json) as o (bucket text, name text)`,
        [id, JSON.stringify(objects.slice(from, from + batch))],
      )
  })
  const takeBack = () =>
    database.transaction((transaction) =>
      transaction.rows('delete from private.restoring where restore_id = $1::text::uuid', [id]),
    )
  const result = await work(renew).catch(async (error) => {
    // A database that does not answer lets the permit expire; why the work failed matters more.
    await takeBack().catch(() => {})
    throw error
  })
  await takeBack()
  return result
}
