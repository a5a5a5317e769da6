import type { PostgresDatabase } from '@wiring/local/testing/plain-postgres'
import { createMigratedDatabase } from '@wiring/local/testing/shared-resources'
import { Pool, type QueryResultRow } from 'pg'
import { afterAll, beforeAll } from 'vitest'

export const minimalDraft =
  '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": [], "sentences": []}'

/** One migrated database per `describe`. */
export function postgresPool(connections: number) {
  let postgres: PostgresDatabase
  let pool: Pool
  beforeAll(async () => {
    postgres = await createMigratedDatabase()
    pool = new Pool({ connectionString: postgres.url, max: connections })
    // Postgres may close a connection that is ending before the other side does.
    pool.on('connect', (client) => client.on('error', () => {}))
  })
  afterAll(async () => {
    await pool.end()
    await postgres.stop()
  })
  const query = <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
    pool.query<Row>(text, values)
  async function finishedSessions(count: number): Promise<string[]> {
    const { rows } = await query<{ id: string }>(
      `insert into private.wiring_sessions (email, address_key, survey_completed, survey_data, json_submitted, json_profile,
         images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
       select 'p' || n || '@x.example', 'k', true, '{}', true, '{}', true, '{u}', true, '', now(), '1', now()
       from generate_series(1, $1::int) n returning session_id as id`,
      [count],
    )
    return rows.map(({ id }) => id)
  }
  async function draftedMaps(count: number): Promise<string[]> {
    const ids = await finishedSessions(count)
    await query(
      `insert into private.maps (session_id, state, draft) select id, 'drafted', $2 from unnest($1::uuid[]) id`,
      [ids, minimalDraft],
    )
    return ids
  }
  return {
    query,
    finishedSessions,
    draftedMaps,
    connect: () => pool.connect(),
    ask: async <Answer = { status: string; token?: string }>(
      call: string,
      values: unknown[] = [],
    ): Promise<Answer> =>
      (await query<{ answer: Answer }>(`select ${call} as answer`, values)).rows[0]?.answer as Answer,
    count: async (from: string, values: unknown[] = []) =>
      (await query<{ n: number }>(`select count(*)::int as n from ${from}`, values)).rows[0]?.n,
  }
}
