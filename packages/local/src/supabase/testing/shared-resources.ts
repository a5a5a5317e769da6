import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { RunningStack } from './local-stack.ts'
import { createDatabase, dropDatabase, type PostgresDatabase, runSql } from './plain-postgres.ts'

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
  const server = await get<Pick<PostgresDatabase, 'url' | 'environment'> & { template: string }>('/postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  createDatabase(server, name, isMigrated ? server.template : undefined)
  const url = new URL(server.url)
  url.pathname = name
  const environment = { ...server.environment, PGDATABASE: name }
  return {
    url: url.href,
    environment,
    run: (sql) => runSql(environment, sql),
    stop: () => dropDatabase(server, name),
  }
}

export const createMigratedDatabase = () => databaseOfSharedServer(true)

/** Only the roles of the migrations are in its server. */
export const createEmptyDatabase = () => databaseOfSharedServer(false)
