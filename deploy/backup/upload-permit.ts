import { randomUUID } from 'node:crypto'
import type { DatabaseTarget } from '../targets/database-target.ts'
import type { StoredObject } from './manifest.ts'

const renewAfterMilliseconds = 20 * 60_000
const batch = 10_000

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
  const revoke = () =>
    database.transaction((transaction) =>
      transaction.rows('delete from private.restoring where restore_id = $1::text::uuid', [id]),
    )
  const result = await work(renew).catch(async (error) => {
    // The permit expires by itself; the error of `work` matters more.
    await revoke().catch(() => {})
    throw error
  })
  await revoke()
  return result
}
