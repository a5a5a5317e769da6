import type { Connection } from '@supabase/lite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

const asText = (text: string) => text

/** Numbers as JSON numbers where nothing is lost, dates and times as Postgres writes them: as PostgREST answers them. */
function exactNumber(text: string): number | string {
  const number = Number(text)
  return String(number) === text ? number : text
}
/** Postgres's type numbers of `name[]` and `text[]`; node-postgres knows only how to read the second. */
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

export interface NodePostgres {
  pool: Pool
  kysely: Connection['kysely']
}

/**
 * Defects of lite 0.10 over a real Postgres, both in its driver, postgres.js: a server that goes away in mid-query ends
 * the whole process, and JSON arguments of an RPC are encoded twice. This is the same connection over node-postgres,
 * whose pool drops lost connections and dials anew.
 */
export function nodePostgres(url: string): NodePostgres {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4_000,
    options: '-c TimeZone=UTC',
    types: {
      getTypeParser: (type: number, format: 'text' | 'binary' = 'text') =>
        parsers[type] ?? types.getTypeParser(type, format),
    },
  })
  // The query under way has its own error already; without a listener Node would end the process.
  const heard = () => {}
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
  return { pool, kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }) }
}
