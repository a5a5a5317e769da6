import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '@supabase/lite'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { takePidLock } from '../../bin/processes.mjs'
import { migrate } from './migrations.ts'
import { nodePostgres } from './shims/node-postgres.ts'
import { serializeTransactions } from './shims/serialize-transactions.ts'
import { type SqlRunner, sqlRunner } from './sql-runner.ts'

const text = 25

/** Defect of lite 0.10 on PGlite: a list or object for a text parameter of an RPC is a 500. */
const textSerializers: Record<number, (value: unknown) => string> = {
  [text]: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
}

export interface Database {
  connection: Connection
  runner: SqlRunner
  close(): Promise<void>
}

const smallCache = ['-c', 'shared_buffers=24MB']

/** PGlite takes no lock: https://github.com/electric-sql/pglite/issues/1106. */
function lockDataFolder(folder: string): () => void {
  const lock = takePidLock(join(folder, 'process.pid'))
  if (typeof lock === 'number')
    throw new Error(`The database folder ${folder} is in use by process ${lock}. Stop it first.`)
  return lock
}

async function embedded(folder: string): Promise<Database> {
  const release = lockDataFolder(folder)
  const data = join(folder, 'pgdata')
  mkdirSync(data, { recursive: true })
  const connection = await createPgliteConnection({
    url: data,
    pgliteOptions: {
      serializers: textSerializers,
      startParams: [...PGlite.defaultStartParams, ...smallCache],
    },
  })
  await connection.driver.waitReady
  serializeTransactions(connection)
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
  // Never connects: every query of lite goes through `kysely`.
  const connection = createPostgresConnection({ url })
  const { pool, kysely } = nodePostgres(url)
  connection.kysely = kysely
  const runner = sqlRunner(connection, (sql) => pool.query(sql))
  return { connection, runner, close: () => pool.end() }
}

export async function openDatabase(folder: string, url: string | undefined): Promise<Database> {
  const database = url === undefined ? await embedded(folder) : external(url)
  preserveRevokes(database.connection)
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
