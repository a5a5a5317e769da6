import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { RunningStack } from './local-stack.ts'
import { createDatabase, databaseNamed, dropDatabase, type PostgresDatabase } from './plain-postgres.ts'
import { runSql } from './run-sql.ts'

async function get<Description>(path: string): Promise<Description> {
  const answer = await fetch(inject('sharedServers') + path)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Description
}

/** With the log up to now. */
export const sharedStack = () => get<RunningStack>(`/stack/${process.env.VITEST_POOL_ID}`)

export const requireDeskBuild = () => get<object>('/desk-build')

/** Accepts every mail and keeps none: cheaper than the inbox that a stack starts otherwise. */
export const discardMails = () => ({ SMTP_URL: inject('discardingSmtp') })

async function databaseOfSharedServer(isMigrated: boolean): Promise<PostgresDatabase> {
  const { url: server, template } = await get<{ url: string; template: string }>('/postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await createDatabase(server, name, isMigrated ? template : undefined)
  const url = databaseNamed(server, name)
  return { url, run: (sql) => runSql(url, sql), stop: () => dropDatabase(server, name) }
}

export const createMigratedDatabase = () => databaseOfSharedServer(true)

/** Only the roles of the migrations are in its server. */
export const createEmptyDatabase = () => databaseOfSharedServer(false)
