import type { Connection } from '@supabase/lite'
import { CompiledQuery } from 'kysely'

/** SQL on the stack's own connection as owner, for start-up, the worker's tick and tests. */
export interface SqlRunner {
  /** Several statements, one transaction. */
  script(sql: string): Promise<void>
  /** One statement. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

type ScriptRunner = (sql: string) => Promise<unknown>

/**
 * `runScript` sends several statements in one simple-protocol message (PGlite `exec`, node-postgres
 * `query`), which Postgres runs as one transaction.
 */
export function sqlRunner(connection: Connection, runScript: ScriptRunner): SqlRunner {
  return {
    async script(sql) {
      await runScript(sql)
    },
    async rows<Row>(sql: string, parameters: readonly unknown[] = []) {
      const result = await connection.kysely.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
      return result.rows
    },
  }
}
