import type { Connection } from '@supabase/lite'
import { CompiledQuery } from 'kysely'

/** Runs plain SQL on the stack's own connection, as its owner. For start-up, the worker's tick and tests. */
export interface SqlDoor {
  /** Several statements without parameters, as one transaction. */
  script(sql: string): Promise<void>
  /** One statement; rows as objects. */
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

type ScriptRunner = (sql: string) => Promise<unknown>

/**
 * `runScript` is the driver's own way to run several statements in one simple-protocol message (PGlite `exec`,
 * node-postgres `query`); Postgres runs such a message as one transaction.
 */
export function sqlDoor(connection: Connection, runScript: ScriptRunner): SqlDoor {
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
