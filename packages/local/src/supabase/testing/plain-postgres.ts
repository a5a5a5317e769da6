import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationFiles } from '@wiring/deploy/migrations'
import { Client } from 'pg'
import { hostedBasics } from '../migrations.ts'
import { startPostgres } from '../postgres/postgres-server.ts'
import { freePort } from './free-port.ts'
import { runSql } from './run-sql.ts'

export interface PostgresDatabase {
  url: string
  run(sql: string): string
  stop(): Promise<void>
}

export interface PlainPostgres extends PostgresDatabase {
  crash(): Promise<void>
  resume(): Promise<void>
}

/** For a million rows, and for all the stacks of a test run. */
const settings = { shared_buffers: '256MB', max_wal_size: '4GB', max_connections: '300' }

export function databaseNamed(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = name
  return other.href
}

/** Not from the database that tests take as their template: it must be nobody's. */
async function administrate(url: string, statement: string): Promise<void> {
  const client = new Client(databaseNamed(url, 'template1'))
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export const createDatabase = (url: string, name: string, template = 'template0') =>
  administrate(url, `create database ${name} template ${template}`)

export const dropDatabase = (url: string, name: string) =>
  administrate(url, `drop database ${name} with (force)`)

export async function startPlainPostgres(): Promise<PlainPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-postgres-'))
  const port = await freePort()
  const start = () => startPostgres(folder, { port, fsync: 'off', settings })
  let server = await start()
  const { url } = server
  const crash = () => {
    process.kill(server.pid, 'SIGQUIT')
    return server.ended
  }
  return {
    url,
    run: (sql) => runSql(url, sql),
    crash,
    async resume() {
      server = await start()
    },
    async stop() {
      await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each file in a transaction of its own. */
export const runInTurn = (postgres: PostgresDatabase, scripts: string[]) =>
  postgres.run(scripts.join('\n;commit; begin;\n'))

export const migratePlainPostgres = (postgres: PostgresDatabase) =>
  runInTurn(postgres, [hostedBasics(), ...migrationFiles().map(({ sql }) => sql)])
