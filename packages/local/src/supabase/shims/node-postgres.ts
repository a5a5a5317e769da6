import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '@supabase/lite'
import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, types } from 'pg'

const asText = (text: string) => text

/** As PostgREST: exact JSON numbers, dates and times as Postgres writes them. */
function exactNumber(text: string): number | string {
  const number = Number(text)
  return String(number) === text ? number : text
}
const [nameList, textList] = [1003, 1009]

const parsers: Record<number, (text: string) => unknown> = {
  [nameList]: types.getTypeParser(textList),
  [types.builtins.INT8]: exactNumber,
  [types.builtins.NUMERIC]: exactNumber,
  [types.builtins.DATE]: asText,
  [types.builtins.TIME]: asText,
  [types.builtins.TIMETZ]: asText,
  [types.builtins.TIMESTAMP]: asText,
  [types.builtins.TIMESTAMPTZ]: asText,
}

export const exactTypes: CustomTypesConfig = {
  getTypeParser: (type: number, format: 'text' | 'binary' = 'text') =>
    parsers[type] ?? types.getTypeParser(type, format),
}

/** Of a call: whether it found no free connection in time. */
export const connectionWait = new AsyncLocalStorage<{ gaveUp: boolean }>()

const noteGivenUp = (error: Error): never => {
  const wait = connectionWait.getStore()
  if (wait && error.message.startsWith('timeout exceeded')) wait.gaveUp = true
  throw error
}

export interface NodePostgres {
  pool: Pool
  kysely: Connection['kysely']
}

/**
 * Defects of lite 0.10 with postgres.js: a server that goes away ends the process, and JSON arguments are
 * encoded twice.
 */
export function nodePostgres(url: string): NodePostgres {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4_000,
    options: '-c TimeZone=UTC',
    types: exactTypes,
  })
  // The query has its own error; without a listener Node would exit.
  const ignoreError = () => {}
  pool.on('error', ignoreError)
  pool.on('connect', (client) => client.on('error', ignoreError))
  const noting = { connect: () => pool.connect().catch(noteGivenUp), end: () => pool.end() }
  return { pool, kysely: new Kysely({ dialect: new PostgresDialect({ pool: noting }) }) }
}
