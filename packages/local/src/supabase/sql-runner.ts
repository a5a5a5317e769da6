import type { Connection } from '@supabase/lite'
import { CompiledQuery } from 'kysely'

export interface SqlRunner {
  script(sql: string): Promise<void>
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

type ScriptRunner = (sql: string) => Promise<unknown>

/** `runScript` sends one simple-protocol message, which Postgres runs as one transaction. */
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
