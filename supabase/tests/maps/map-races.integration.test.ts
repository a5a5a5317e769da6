import { plainPostgresMissing } from '@wiring/local/testing/plain-postgres'
import { describe, expect, test } from 'vitest'
import { postgresPool } from '../testing/postgres-pool.ts'

const reason = plainPostgresMissing()

/** Finished sessions, each with a drafted map. */
const sessions = `insert into private.wiring_sessions (email, address_key, survey_completed, survey_data, json_submitted, json_profile,
    images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
  select 'p' || n || '@x.example', 'k', true, '{}', true, '{}', true, '{u}', true, '', now(), '1', now()
  from generate_series(1, $1::int) n returning session_id as id`
const draft = '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": []}'

describe.skipIf(reason !== null)('several connections at once', () => {
  const { ask, query } = postgresPool(8)

  async function draftedMaps(count: number): Promise<string[]> {
    const { rows } = await query<{ id: string }>(sessions, [count])
    const ids = rows.map(({ id }) => id)
    await query(
      `insert into private.maps (session_id, state, draft) select id, 'drafted', $2 from unnest($1::uuid[]) id`,
      [ids, draft],
    )
    return ids
  }
  const sign = (id: string, seconds = 60) =>
    ask<{ status: string; revision?: number }>('public.sign_map($1, $2, $3, $4, $5)', [
      id,
      'Mara',
      'drafted',
      0,
      seconds,
    ])
  const undo = (id: string) =>
    ask<{ status: string; code?: string }>('public.undo_map_signature($1, $2)', [id, 1])

  test('of six operators who sign the same map one succeeds, and one mail is queued', async () => {
    for (const id of await draftedMaps(10)) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => sign(id)))
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill('conflict'), 'signed'])
      const count = 'select count(*)::int as n from private.mail_outbox where session_id = $1'
      expect((await query<{ n: number }>(count, [id])).rows[0]?.n).toBe(1)
    }
  })

  test('undo and the mail worker at the same moment: either the mail goes or the signature does', async () => {
    for (const id of await draftedMaps(30)) {
      await sign(id)
      // The mail is due while undo is still allowed, which lets the two meet.
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

  test('eight workers share forty drafts, each of which is claimed once', async () => {
    const { rows } = await query<{ id: string }>(sessions, [40])
    for (const { id } of rows) await ask('private.enqueue_map($1)', [id])
    const claimed: string[] = []
    const work = async () => {
      for (;;) {
        const { job } = await ask<{ job: { session_id: string; lease: string } | null }>(
          'public.claim_map_job(60)',
          [],
        )
        if (job === null) return
        claimed.push(job.session_id)
        await ask('public.hand_in_map_draft($1, $2)', [job.lease, draft])
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(claimed.sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  test('a session deleted while its map is drafted, signed, undone and sent is gone, and nobody waits for anybody', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [id = ''] = await draftedMaps(1)
      await query('insert into private.map_jobs (session_id) values ($1)', [id])
      const { job } = await ask<{ job: { lease: string } }>('public.claim_map_job(60)', [])
      await sign(id, 0)
      const { rows } = await query<{ id: string }>('select * from public.claim_mails(1000, 60)')
      await Promise.all([
        ask('public.hand_in_map_draft($1, $2)', [job.lease, draft]),
        undo(id),
        ...rows.map((mail) => ask('public.settle_mail($1, $2, $3)', [mail.id, 'sent', null])),
        ask('private.delete_session($1, $2)', [id, 'applicant']),
        ask('public.claim_map_job(60)', []),
      ])
      const left = `select (select count(*) from private.maps where session_id = $1)
        + (select count(*) from private.map_jobs where session_id = $1) + (select count(*) from private.map_secrets where session_id = $1)
        + (select count(*) from private.mail_outbox where session_id = $1) as answer`
      expect((await query<{ answer: string }>(left, [id])).rows[0]?.answer).toBe('0')
    }
  })
})
