import { Client } from 'pg'
import { expect } from 'vitest'
import type { PostgresDatabase } from './plain-postgres.ts'

/** Resolves when the lock is held; `released` when it is not any more, at the latest after `seconds`. */
export async function lockTable(postgres: PostgresDatabase, table: string, seconds: number) {
  const client = new Client(postgres.url)
  client.on('error', () => {})
  await client.connect()
  const lock = `set lock_timeout = 0; lock table ${table} in access exclusive mode; select pg_sleep(${seconds})`
  const end = () => client.end()
  const released = client.query(lock).then(end, end)
  const held = `select count(*) from pg_locks
    where relation = '${table}'::regclass and mode = 'AccessExclusiveLock' and granted`
  await expect.poll(() => postgres.run(held)).toBe('1')
  return { released }
}

/** Queries that wait for a lock. */
export const waitingQueries = (postgres: PostgresDatabase): number =>
  Number(postgres.run("select count(*) from pg_stat_activity where wait_event_type = 'Lock'"))
