import { describe, expect, test } from 'vitest'
import { minimalDraft, postgresPool } from '../testing/postgres-pool.ts'

describe('several connections at once', () => {
  const { ask, connect, count, draftedMaps, finishedSessions, query } = postgresPool(8)

  const sign = (id: string, seconds = 60) =>
    ask<{ status: string; revision?: number }>('public.sign_map($1, $2, $3, $4, $5, $6)', [
      id,
      'Mara',
      'drafted',
      0,
      seconds,
      'I read A4 twice.',
    ])
  const undo = (id: string) =>
    ask<{ status: string; code?: string }>('public.undo_map_signature($1, $2)', [id, 1])

  test('of six operators who sign the same map one succeeds, and one mail is queued', async () => {
    for (const id of await draftedMaps(10)) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => sign(id)))
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill('conflict'), 'signed'])
      expect(await count('private.mail_outbox where session_id = $1', [id])).toBe(1)
    }
  })

  test('undo and the mail worker at the same moment: either the mail goes or the signature does', async () => {
    for (const id of await draftedMaps(30)) {
      await sign(id)
      // The mail is due while undo is still allowed, so that the two meet.
      await query('update private.mail_outbox set next_attempt_at = now() where session_id = $1', [id])
      const claim = query<{ id: string; session_id: string }>('select * from public.claim_mails(1000, 60)')
      const [undone, claimed] = await Promise.all([undo(id), claim])
      const mail = claimed.rows.find(({ session_id }) => session_id === id)
      expect(undone).toMatchObject(
        mail === undefined ? { status: 'undone' } : { status: 'refused', code: 'too_late' },
      )
      const { rows } = await query<{ state: string; links: number }>(
        `select state, (select count(*)::int from private.map_secrets s where s.session_id = m.session_id) as links
        from private.maps m where session_id = $1`,
        [id],
      )
      expect(rows[0]).toEqual(
        mail === undefined ? { state: 'drafted', links: 0 } : { state: 'signed', links: 1 },
      )
    }
  })

  test('a mail whose session commits while a worker waits for another is in the answer that claims it', async () => {
    const [id] = await finishedSessions(1)
    const [queuing, other] = [await connect(), await connect()]
    await queuing.query('begin')
    await queuing.query(
      "insert into private.mail_outbox (kind, recipient, session_id) values ('signup', 'a@x.example', $1)",
      [id],
    )
    await other.query("begin; select from private.rate_limits where name = 'mails_hour' for update")
    const claim = query<{ session_id: string }>('select * from public.claim_mails(1000, 60)')
    await expect
      .poll(() => count("pg_stat_activity where query like '%claim_mails%' and wait_event_type = 'Lock'"))
      .toBe(1)
    await queuing.query('commit')
    await other.query('commit')
    for (const client of [queuing, other]) client.release()
    expect((await claim).rows.map(({ session_id }) => session_id)).toEqual([id])
    expect(await count("private.mail_outbox where state = 'sending' and session_id = $1", [id])).toBe(1)
  })

  test('eight workers share forty drafts, each of which is claimed once', async () => {
    const ids = await finishedSessions(40)
    for (const id of ids) await ask('private.enqueue_map($1)', [id])
    const claimed: string[] = []
    const work = async () => {
      for (;;) {
        const { job } = await ask<{ job: { session_id: string; lease: string } | null }>(
          'public.claim_map_job(60)',
          [],
        )
        if (job === null) return
        claimed.push(job.session_id)
        await ask('public.hand_in_map_draft($1, $2)', [job.lease, minimalDraft])
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(claimed.sort()).toEqual(ids.sort())
  })

  test('a session deleted while its map is drafted, signed, undone and sent is gone, without a deadlock', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [id = ''] = await draftedMaps(1)
      await query('insert into private.map_jobs (session_id) values ($1)', [id])
      const { job } = await ask<{ job: { lease: string } }>('public.claim_map_job(60)', [])
      await sign(id, 0)
      const { rows } = await query<{ id: string }>('select * from public.claim_mails(1000, 60)')
      await Promise.all([
        ask('public.hand_in_map_draft($1, $2)', [job.lease, minimalDraft]),
        undo(id),
        ...rows.map((mail) => ask('public.settle_mail($1, $2, $3)', [mail.id, 'sent', null])),
        ask('private.delete_session($1, $2)', [id, 'applicant']),
        ask('public.claim_map_job(60)', []),
      ])
      for (const table of ['maps', 'map_jobs', 'map_secrets', 'mail_outbox'])
        expect(await count(`private.${table} where session_id = $1`, [id]), table).toBe(0)
    }
  })
})
