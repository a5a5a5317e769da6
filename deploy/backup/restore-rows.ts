import { join } from 'node:path'
import type { Transaction } from '../targets/database-target.ts'
import { type Deletion, listDeletions } from './deletions-file.ts'
import type { Manifest } from './manifest.ts'
import { loadTable } from './rows.ts'
import { newestMigration, quoteIdentifier, tablesToBackUp } from './tables.ts'
import type { BackupTarget } from './target.ts'

async function requireCompatibleSchema(
  transaction: Transaction,
  { schema, tables }: Manifest,
): Promise<void> {
  const version = await newestMigration(transaction)
  if (schema > version)
    throw new Error(
      `The backup has schema ${schema}, the target only ${version}. Apply the newer migrations first.`,
    )
  const there = new Map((await tablesToBackUp(transaction)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    const missing = columns.find((column) => !there.get(name)?.includes(column))
    if (missing)
      throw new Error(`The backup holds private.${name}.${missing}, which the target does not have.`)
  }
}

/** Returns how many sessions, entries of the waitlist and operators are gone again. */
export async function reapplyDeletions(
  transaction: Transaction,
  known: readonly Deletion[],
  createdAt: string,
): Promise<number> {
  await transaction.rows(
    `create temporary table known_deletions on commit drop as
     select kind, decode(hash, 'hex') as hash, reason, at
     from json_to_recordset($1::text::json) as k (kind text, hash text, reason text, at timestamptz)`,
    [JSON.stringify(known)],
  )
  await transaction.rows(`
    insert into private.deletions (session_hash, reason, deleted_at)
    select k.hash, k.reason, k.at from known_deletions k
    where k.kind = 'session' and not exists (select from private.deletions d where d.session_hash = k.hash)`)
  const sessions = await transaction.rows(`
    select private.delete_session(s.session_id, d.reason)::text
    from private.wiring_sessions s
    join private.deletions d on d.session_hash = private.secret_hash(s.session_id::text)`)
  await transaction.rows(`
    delete from private.deletions d using private.deletions earlier
    where earlier.session_hash = d.session_hash and earlier.id < d.id`)
  await transaction.rows(`
    insert into private.waitlist_deletions (entry_hash, deleted_at)
    select k.hash, k.at from known_deletions k where k.kind = 'waitlist' on conflict do nothing`)
  const entries = await transaction.rows(`
    select private.delete_waitlist_entry(w.entry_id)::text from private.waitlist w
    join private.waitlist_deletions d on d.entry_hash = private.secret_hash(w.entry_id::text)`)
  // Whoever was removed before the backup and stands in it was invited again.
  const operators = await transaction.rows(
    `select private.remove_operator(o.operator_id)::text from private.operators o
     join known_deletions k on k.kind = 'operator' and k.hash = private.secret_hash(o.operator_id::text)
     where o.removed_at is null and k.at > $1::text::timestamptz`,
    [createdAt],
  )
  return sessions.length + entries.length + operators.length
}

export async function restoreRows(
  { database, supabaseUrl }: BackupTarget,
  manifest: Manifest,
  folder: string,
  deletions: readonly Deletion[],
) {
  const [from, to] = [manifest.supabaseUrl, supabaseUrl].map((url) =>
    JSON.stringify(`${url}/storage/v1/`).slice(0, -1),
  )
  const moved = (line: string) => (from && to ? line.replaceAll(from, to) : line)
  return database.transaction(async (transaction) => {
    await requireCompatibleSchema(transaction, manifest)
    const names = (await tablesToBackUp(transaction))
      .map(({ name }) => `private.${quoteIdentifier(name)}`)
      .join(', ')
    await transaction.rows(`lock table ${names} in access exclusive mode`)
    const known = [...deletions, ...(await listDeletions(transaction))]
    // The log is append-only.
    await transaction.rows('alter table private.desk_events disable trigger desk_events_append_only')
    await transaction.rows(`truncate ${names}`)
    await transaction.rows('alter table private.desk_events enable trigger desk_events_append_only')
    for (const table of manifest.tables)
      await loadTable(transaction, table, join(folder, `${table.name}.ndjson`), moved)
    // A session that was ended since must not open the desk again.
    await transaction.rows(`update private.operator_sessions set ended_at = coalesce(ended_at, now())`)
    await transaction.rows('delete from private.operator_codes')
    await transaction.rows('delete from private.operator_challenges')
    const dropped = await reapplyDeletions(transaction, known, manifest.createdAt)
    const hashes = await transaction.rows<{ hash: string }>(
      `select distinct encode(session_hash, 'hex') as hash from private.deletions`,
    )
    return { dropped, deleted: new Set(hashes.map(({ hash }) => hash)) }
  })
}
