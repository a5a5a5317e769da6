import type { SupabaseClient } from '@supabase/supabase-js'
import type { DatabaseTarget, Transaction } from '../targets/database-target.ts'
import type { StoredObject } from './manifest.ts'
import { readRows } from './rows.ts'

export type ListedObject = StoredObject & { updatedAt: string }

/** Without those of deleted sessions that wait for removal. */
const listObjects = (condition: string) => `
  select o.bucket_id as bucket, o.name, o.updated_at::text as "updatedAt",
    coalesce(o.metadata ->> 'mimetype', 'application/octet-stream') as type,
    coalesce(substring(o.metadata ->> 'cacheControl' from 'max-age=([0-9]+)'), '3600') as "cacheSeconds"
  from storage.objects o
  where not exists (
    select from private.folders_to_sweep f where f.session_id::text = split_part(o.name, '/', 1)
  )
  and ${condition}
  order by o.bucket_id, o.name`

export async function listStoredObjects(
  transaction: Transaction,
  condition = 'true',
): Promise<ListedObject[]> {
  const objects: ListedObject[] = []
  for await (const object of readRows<ListedObject>(transaction, listObjects(condition))) objects.push(object)
  return objects
}

export async function download(client: SupabaseClient, { bucket, name }: StoredObject) {
  const { data, error } = await client.storage.from(bucket).download(name)
  return error ? null : new Uint8Array(await data.arrayBuffer())
}

/** Throws while one of these, which could not be read, is still there: else it was deleted meanwhile. */
export async function requireDeleted(
  database: DatabaseTarget,
  unread: readonly StoredObject[],
): Promise<void> {
  if (unread.length === 0) return
  const there = await database.transaction((transaction) => listStoredObjects(transaction))
  const failed = unread.find(({ bucket, name }) =>
    there.some((each) => each.bucket === bucket && each.name === name),
  )
  if (failed) throw new Error(`the stored object ${failed.bucket}/${failed.name} cannot be read`)
}

export async function upload(client: SupabaseClient, object: StoredObject, bytes: Uint8Array): Promise<void> {
  const { bucket, name, type: contentType } = object
  const { error } = await client.storage
    .from(bucket)
    // The upload rules take no other, whatever an older backup says.
    .upload(name, bytes, { contentType, cacheControl: '60', upsert: true })
  if (error) throw new Error(`${bucket}/${name} could not be stored: ${error.message}`)
}

export async function removeUnlistedObjects(
  client: SupabaseClient,
  there: readonly StoredObject[],
  listed: ReadonlySet<string>,
): Promise<number> {
  const others = there.filter(({ bucket, name }) => !listed.has(`${bucket}/${name}`))
  for (const bucket of new Set(others.map((object) => object.bucket))) {
    const names = others.filter((object) => object.bucket === bucket).map(({ name }) => name)
    for (let from = 0; from < names.length; from += 100) {
      const { error } = await client.storage.from(bucket).remove(names.slice(from, from + 100))
      if (error) throw new Error(`Objects of ${bucket} could not be removed: ${error.message}`)
    }
  }
  return others.length
}
