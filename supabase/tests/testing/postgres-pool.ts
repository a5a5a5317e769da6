import {
  migratePlainPostgres,
  type PlainPostgres,
  startPlainPostgres,
} from '@wiring/local/testing/plain-postgres'
import { Pool, type QueryResultRow } from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** A migrated Postgres for the tests of one `describe`, with several connections at once. */
export function postgresPool(connections: number) {
  let postgres: PlainPostgres
  let pool: Pool
  beforeAll(async () => {
    postgres = await startPlainPostgres()
    migratePlainPostgres(postgres)
    pool = new Pool({ connectionString: postgres.url, max: connections })
    // The server ends before the pool at the end.
    pool.on('error', () => {})
  })
  afterAll(async () => {
    await pool.end()
    postgres.stop()
  })
  const query = <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
    pool.query<Row>(text, values)
  return {
    query,
    connect: () => pool.connect(),
    /** What an SQL function answers. */
    ask: async <Answer = { status: string; token?: string }>(
      call: string,
      values: unknown[] = [],
    ): Promise<Answer> =>
      (await query<{ answer: Answer }>(`select ${call} as answer`, values)).rows[0]?.answer as Answer,
    count: async (from: string, values: unknown[] = []) =>
      (await query<{ n: number }>(`select count(*)::int as n from ${from}`, values)).rows[0]?.n,
  }
}
