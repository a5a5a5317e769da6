import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import type { PostgresDatabase } from './plain-postgres.ts'

/** Resolves when the lock is held; `released` when it is not any more, at the latest after `seconds`. */
export async function lockTable(postgres: PostgresDatabase, table: string, seconds: number) {
  const lock = `set lock_timeout = 0; lock table ${table} in access exclusive mode; select pg_sleep(${seconds})`
  const psql = spawn('psql', ['-q', '-X', '-1', '-c', lock], { env: postgres.environment, stdio: 'ignore' })
  const released = once(psql, 'exit')
  const held = `select count(*) from pg_locks
    where relation = '${table}'::regclass and mode = 'AccessExclusiveLock' and granted`
  await expect.poll(() => postgres.run(held)).toBe('1')
  return { released }
}

/** Queries that wait for a lock. */
export const waitingQueries = (postgres: PostgresDatabase): number =>
  Number(postgres.run("select count(*) from pg_stat_activity where wait_event_type = 'Lock'"))
