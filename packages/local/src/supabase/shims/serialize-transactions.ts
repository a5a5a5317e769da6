import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgliteConnection } from '@supabase/lite/pglite'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'

const lowPriority = new AsyncLocalStorage<true>()

/** A burst of uploads must not block saves. */
export const withLowPriority = <Result>(work: () => Promise<Result>): Promise<Result> =>
  lowPriority.run(true, work)

class SessionQueue {
  #taken = false
  readonly #waiting: (() => void)[] = []
  readonly #lowPriority: (() => void)[] = []

  async acquire(): Promise<() => void> {
    const line = lowPriority.getStore() ? this.#lowPriority : this.#waiting
    if (this.#taken) await new Promise<void>((resolve) => line.push(resolve))
    this.#taken = true
    return () => {
      const next = this.#waiting.shift() ?? this.#lowPriority.shift()
      if (next === undefined) this.#taken = false
      else next()
    }
  }
}

/**
 * Defect of lite 0.10: concurrent requests share one PGlite session and run inside each other's transactions.
 */
export function serializeTransactions(connection: PgliteConnection): void {
  const queue = new SessionQueue()
  const held = new Map<DatabaseConnection, () => void>()
  const run = (statement: string) => connection.driver.exec(statement).then(() => {})
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      const release = await queue.acquire()
      const session: DatabaseConnection = {
        async executeQuery(query) {
          const result = await connection.driver.query(query.sql, [...query.parameters])
          const rows = result.rows as never[]
          return result.affectedRows === undefined
            ? { rows }
            : { rows, numAffectedRows: BigInt(result.affectedRows) }
        },
        // biome-ignore lint/correctness/useYield: PGlite cannot stream; nothing here asks it to.
        async *streamQuery() {
          throw new Error('PGlite cannot stream results.')
        },
      }
      held.set(session, release)
      return session
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    async releaseConnection(session) {
      held.get(session)?.()
      held.delete(session)
    },
    destroy: async () => {},
  }
  connection.kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
