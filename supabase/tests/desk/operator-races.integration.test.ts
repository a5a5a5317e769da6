import { describe, expect, test } from 'vitest'
import { postgresPool } from '../testing/postgres-pool.ts'

describe('several connections at once', () => {
  const { ask, connect, count, query } = postgresPool(16)

  let made = 0
  async function operator(role = 'operator'): Promise<{ id: string; email: string; token: string }> {
    made += 1
    const email = `o${made}@x.example`
    const { rows } = await query<{ id: string; token: string }>(
      `with o as (insert into private.operators (email, name, role) values ($1, $1, $2) returning operator_id)
       select operator_id as id from o`,
      [email, role],
    )
    const id = rows[0]?.id ?? ''
    const open = "select private.open_desk_session($1, 'passkey', '') as token"
    const token = (await query<{ token: string }>(open, [id])).rows[0]?.token ?? ''
    return { id, email, token }
  }
  const enter = (email: string, hash: string) =>
    ask("public.desk_sign_in_with_code($1, $2, 'n', '', false, true)", [email, hash])
  const request = (email: string) =>
    ask("public.desk_request_code($1, $1, 'n', '12345678', 'right', true)", [email])

  test('of two thousand wrong codes at once five are counted, and the right one among them does not sign in', async () => {
    const { id, email } = await operator()
    await request(email)
    const tries = Array.from({ length: 2_000 }, (_, at) =>
      enter(email, at === 1_000 ? 'right' : `wrong ${at}`),
    )
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set(['wrong']))
    const { rows } = await query('select tries from private.operator_codes where operator_id = $1', [id])
    expect(rows).toEqual([{ tries: 5 }])
    expect(await count("private.desk_events where action = 'code_blocked' and operator_id = $1", [id])).toBe(
      1,
    )
  })

  test('of sixteen who enter the same right code at once one is signed in', async () => {
    const { id, email } = await operator()
    await request(email)
    const answers = await Promise.all(Array.from({ length: 16 }, () => enter(email, 'right')))
    expect(answers.filter(({ status }) => status === 'signed_in')).toHaveLength(1)
    expect(await count('private.operator_sessions where operator_id = $1', [id])).toBe(2)
  })

  test('of sixteen who use the same challenge at once one gets it', async () => {
    await ask("public.desk_start_passkey('sign_in', null, 'once', 'n', true)")
    await query(
      `insert into private.operator_passkeys (credential_id, operator_id, public_key) values ('key', $1, '\\x0a')`,
      [(await operator()).id],
    )
    const take = () => ask("public.desk_take_challenge('sign_in', 'once', null, 'key')")
    const answers = await Promise.all(Array.from({ length: 16 }, take))
    expect(answers.map(({ status }) => status).sort()).toEqual(['ok', ...Array(15).fill('unknown')])
  })

  test('a removal waits for the action under way and blocks all later ones', async () => {
    const lead = await operator('lead')
    const tom = await operator()
    const action = await connect()
    await action.query('begin')
    const access = await action.query('select (private.desk_access($1)).denial is null as good', [tom.token])
    expect(access.rows).toEqual([{ good: true }])
    let removed = false
    const removal = ask('public.desk_remove_operator($1, $2)', [lead.token, { operator_id: tom.id }]).then(
      (answer) => {
        removed = true
        return answer
      },
    )
    const waiting = "pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(() => count(waiting), { timeout: 30_000, interval: 10 }).toBeGreaterThan(0)
    const next = ask("public.desk_who($1, '{}')", [tom.token])
    expect(removed).toBe(false)
    await action.query('commit')
    action.release()
    expect(await removal).toEqual({ status: 'ok' })
    expect((await next).status).toMatch(/^(ok|signed_out)$/)
    expect(await ask("public.desk_who($1, '{}')", [tom.token])).toEqual({ status: 'signed_out' })
  })

  test('when two leads demote or remove each other at once, one stays a lead', async () => {
    await query("update private.operators set removed_at = now() where role = 'lead'")
    const leads = 'private.operators where role = $1 and removed_at is null'
    for (const action of ['change', 'remove']) {
      const [a, b] = [await operator('lead'), await operator('lead')]
      const take = (by: typeof a, from: typeof a) =>
        ask(`public.desk_${action}_operator($1, $2)`, [
          by.token,
          { operator_id: from.id, name: 'X', role: 'operator' },
        ]).catch(() => ({ status: 'deadlock' }))
      await Promise.all([take(a, b), take(b, a)])
      expect(await count(leads, ['lead'])).toBe(1)
      await query("update private.operators set removed_at = now() where role = 'lead'")
    }
  })
})
