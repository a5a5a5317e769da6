import { beforeAll, describe, expect, test } from 'vitest'
import { postgresPool } from '../testing/postgres-pool.ts'

const token = 'a'.repeat(64)

describe('several connections at once', () => {
  const { ask, count, draftedMaps, query } = postgresPool(8)
  beforeAll(async () => {
    await query(
      `with made as (insert into private.operators (email, name) values ('mara@x.example', 'Mara'), ('tom@x.example', 'Tom')
         returning operator_id, name)
       insert into private.operator_sessions (token_hash, operator_id, factor, confirmed_at)
       select private.secret_hash($1), operator_id, 'passkey', now() from made where name = 'Mara'`,
      [token],
    )
  })

  const times = <Result>(each: (at: number) => Promise<Result>, length = 12) =>
    Promise.all(Array.from({ length }, (_, at) => each(at)))

  async function mapIdOf(session: string): Promise<string> {
    const found = 'select map_id from private.maps where session_id = $1'
    return (await query<{ map_id: string }>(found, [session])).rows[0]?.map_id ?? ''
  }
  async function deliveredMap(): Promise<string> {
    const [id = ''] = await draftedMaps(1)
    await ask('public.sign_map($1, $2, $3, $4, $5, $6)', [id, 'Mara', 'drafted', 0, 0, 'I read A4 twice.'])
    const mail = 'update private.mail_outbox set state = $2, sent_at = now() where session_id = $1'
    await query(mail, [id, 'sent'])
    return id
  }

  test('twelve concurrent requests to send the map again queue one mail and count once', async () => {
    const id = await deliveredMap()
    const answers = await times(() => ask('public.ask_for_map_again($1)', [id]))
    expect(answers).toEqual(answers.map(() => ({ status: 'sent' })))
    expect(await count(`private.mail_outbox where session_id = $1 and kind = 'map_again'`, [id])).toBe(1)
    expect(
      await count(
        `private.rate_hits where limit_name = 'map_again_address_day' and hits = 1
         and key = (select address_key from private.wiring_sessions where session_id = $1)`,
        [id],
      ),
    ).toBe(1)
    const { rows } = await query('select state from private.maps where session_id = $1', [id])
    expect(rows).toEqual([{ state: 'delivered' }])
  })

  test('a new link asked for while the session is deleted leaves nothing behind', async () => {
    const ids = await Promise.all([deliveredMap(), deliveredMap(), deliveredMap()])
    const remove = (map_id: string) =>
      ask<{ status: string }>('public.desk_delete_session($1, $2)', [token, { map_id }])
    for (const id of ids) {
      const map = await mapIdOf(id)
      const answers = await Promise.all([
        ask('public.ask_for_map_again($1)', [id]),
        remove(map),
        remove(map),
        ask('public.sign_map($1, $2, $3, $4, $5, $6)', [id, 'Mara', 'delivered', 1, 0, 'I read A4 twice.']),
      ])
      const deletions = answers.slice(1, 3).map(({ status }) => status)
      expect(deletions.sort()).toEqual(['deleted', 'gone'])
      for (const table of ['wiring_sessions', 'maps', 'map_secrets', 'mail_outbox'])
        expect(await count(`private.${table} where session_id = $1`, [id]), table).toBe(0)
      expect(await count('private.deletions where session_hash = private.secret_hash($1)', [id])).toBe(1)
      const logged = `private.desk_events where action = 'delete_session' and session_hash = private.secret_hash($1)`
      expect(await count(logged, [id])).toBe(1)
    }
  })

  test('opening a review after its session was deleted answers "gone"', async () => {
    const [id = ''] = await draftedMaps(1)
    const map_id = await mapIdOf(id)
    const open = () =>
      ask<{ status: string }>('public.desk_open_review($1, $2)', [token, { map_id, claim: true }])
    expect((await open()).status).toBe('ok')
    await ask('public.desk_delete_session($1, $2)', [token, { map_id }])
    expect(await open()).toEqual({ status: 'gone' })
  })

  test('twelve mails that fail at the same moment alert each operator once', async () => {
    const { rows } = await query<{ id: string }>(
      `insert into private.mail_outbox (kind, recipient, state, attempts)
       select 'waitlist', n || '@x.example', 'sending', 1 from generate_series(1, 12) n returning id`,
    )
    const settle = (id = '') => ask('public.settle_mail($1, $2, $3)', [id, 'failed', 'SMTP 535'])
    expect(await times((at) => settle(rows[at]?.id))).toEqual(Array(12).fill('failed'))
    const alerts = `private.mail_outbox where kind = 'desk_alert'`
    expect(await count(alerts)).toBe(2)
    await query(
      `update private.desk_alerts set period = period - interval '1 hour', at = at - interval '1 hour'`,
    )
    const told = await times(() => ask<number>('public.run_desk_alerts()', []))
    expect(told.filter((sent) => sent > 0)).toHaveLength(1)
    expect(await count(alerts)).toBe(2 * ((await count('private.desk_alerts')) ?? 0))
    const { rows: queued } = await query<{ id: string }>(`select id from ${alerts}`)
    await times((at) => settle(queued[at]?.id), queued.length)
    expect(await count(alerts)).toBe(queued.length)
  })
})
