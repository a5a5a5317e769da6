import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { migrate } from './migrations.ts'
import { type PostgresOptions, startPostgres } from './postgres/postgres-server.ts'
import { nodePostgres } from './shims/node-postgres.ts'
import { type SqlRunner, sqlRunner } from './sql-runner.ts'

export interface Database {
  connection: Connection
  runner: SqlRunner
  /** When its own server ended, and nobody asked for that. */
  lost: Promise<void>
  close(): Promise<void>
}

/** A server somewhere, or one of its own in a folder. */
export type DatabasePlace = { url: string } | ({ folder: string } & PostgresOptions)

export const clusterFolder = (folder: string) => join(folder, 'postgres')

/** Of WebAssembly, before November 2026. */
function refuseOldData(folder: string): void {
  if (existsSync(join(folder, 'pgdata')))
    throw new Error(
      'This database was made by the embedded database that Postgres has replaced, and cannot be opened. To keep what it holds, run `npm run backup` with the version of the code that made it. Then `npm run reset` deletes it, `npm start` makes it anew, and `npm run restore` brings the backup back.',
    )
}

async function startServer(place: DatabasePlace) {
  const never = new Promise<void>(() => {})
  if ('url' in place) return { url: place.url, ended: never, stop: async () => {} }
  refuseOldData(place.folder)
  return startPostgres(clusterFolder(place.folder), place)
}

export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { url, ended, stop } = await startServer(place)
  // Never connects: every query of lite goes through `kysely`.
  const connection = createPostgresConnection({ url })
  const { pool, kysely } = nodePostgres(url)
  connection.kysely = kysely
  preserveRevokes(connection)
  const lost = Promise.withResolvers<void>()
  let closing = false
  void ended.then(() => closing || lost.resolve())
  const database: Database = {
    connection,
    runner: sqlRunner(connection, (sql) => pool.query(sql)),
    lost: lost.promise,
    async close() {
      closing = true
      await pool.end()
      await stop()
    },
  }
  try {
    await migrate(database.runner)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

export async function respondsWithin({ runner }: Database, timeoutMs: number): Promise<boolean> {
  const answered = runner.rows('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, wait(timeoutMs, false, { ref: false })])
}

/**
 * Defect of lite 0.10: its first request grants ALL on tables with row level security to the API roles,
 * unless it believes to have done so.
 */
function preserveRevokes(connection: object): void {
  Object.assign(connection, { rlsState: 'active' })
}
