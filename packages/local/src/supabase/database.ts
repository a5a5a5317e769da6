import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '@supabase/lite'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { migrate } from './migrations.ts'
import { nodePostgres } from './shims/driver-ends-with-server.ts'
import { lockDataFolder } from './shims/pglite-takes-no-lock.ts'
import { serialiseTransactions } from './shims/pglite-transactions-interleave.ts'
import { type SqlRunner, sqlRunner } from './sql-runner.ts'

/** OID of `text`. */
const text = 25

/**
 * Defect of lite 0.10 on PGlite: a list or object for a text parameter of an RPC is a 500. PostgREST passes
 * its JSON text; so does this.
 */
export const jsonForText: Record<number, (value: unknown) => string> = {
  [text]: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
}

export interface Database {
  connection: Connection
  runner: SqlRunner
  close(): Promise<void>
}

/** Instead of Postgres's 128 MB. */
const smallCache = ['-c', 'shared_buffers=24MB']

async function embedded(folder: string): Promise<Database> {
  const release = lockDataFolder(folder)
  const data = join(folder, 'pgdata')
  mkdirSync(data, { recursive: true })
  const connection = await createPgliteConnection({
    url: data,
    pgliteOptions: { serializers: jsonForText, startParams: [...PGlite.defaultStartParams, ...smallCache] },
  })
  await connection.driver.waitReady
  serialiseTransactions(connection)
  const runner = sqlRunner(connection, (sql) => connection.driver.exec(sql))
  return {
    connection,
    runner,
    async close() {
      await connection.driver.close()
      release()
    },
  }
}

function external(url: string): Database {
  // Never dials: every query of lite goes through `kysely`.
  const connection = createPostgresConnection({ url })
  const { pool, kysely } = nodePostgres(url)
  connection.kysely = kysely
  const runner = sqlRunner(connection, (sql) => pool.query(sql))
  return { connection, runner, close: () => pool.end() }
}

/** PGlite in `folder`, or the Postgres at `url`; migrated. */
export async function openDatabase(folder: string, url: string | undefined): Promise<Database> {
  const database = url === undefined ? await embedded(folder) : external(url)
  preserveRevokes(database.connection)
  await migrate(database.runner)
  return database
}

export async function answersWithin({ runner }: Database, timeoutMs: number): Promise<boolean> {
  const answered = runner.rows('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, wait(timeoutMs, false, { ref: false })])
}

/**
 * Defect of lite 0.10: on its first request it grants ALL on tables with row level security to the API
 * roles, undoing the REVOKEs. It skips that once it believes to have done so.
 */
export function preserveRevokes(connection: object): void {
  Object.assign(connection, { rlsState: 'active' })
}
