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

const patient = new AsyncLocalStorage<true>()

/** Whatever `work` asks of the database waits until nobody else does: a burst of uploads must not hold up the saves. */
export const afterOthers = <Result>(work: () => Promise<Result>): Promise<Result> => patient.run(true, work)

/** Hands out the one PGlite session to one caller at a time: in order of arrival, the patient ones after the others. */
class Turnstile {
  #taken = false
  readonly #waiting: (() => void)[] = []
  readonly #patient: (() => void)[] = []

  /** Waits for the session. The caller must call what it gets when it is done. */
  async enter(): Promise<() => void> {
    const line = patient.getStore() ? this.#patient : this.#waiting
    if (this.#taken) await new Promise<void>((resolve) => line.push(resolve))
    this.#taken = true
    return () => {
      const next = this.#waiting.shift() ?? this.#patient.shift()
      // It stays taken while it is handed over, so that nobody slips in between.
      if (next === undefined) this.#taken = false
      else next()
    }
  }
}

/**
 * Defect of lite 0.10: its PGlite dialect hands the same session to every caller at once, so concurrent requests run
 * inside each other's transactions, with each other's role. This gives the session to one caller at a time.
 */
export function serialiseTransactions(connection: PgliteConnection): void {
  const turnstile = new Turnstile()
  const held = new Map<DatabaseConnection, () => void>()
  const run = (statement: string) => connection.driver.exec(statement).then(() => {})
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      const leave = await turnstile.enter()
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
      held.set(session, leave)
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
