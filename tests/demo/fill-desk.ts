/** `npm run desk:demo`: thirty finished sessions in every state and age. Each run adds thirty. */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseOfEnvironment } from '@wiring/local/running-database'
import { localSecrets, ports } from '@wiring/local/settings'
import { finishSession } from './finish-session.ts'
import { people } from './people.ts'

const stack = { supabase: `http://localhost:${ports().supabase}`, key: localSecrets().supabasePublishableKey }
const database = databaseOfEnvironment()
const sql = <Row>(statement: string, parameters: readonly string[] = []) =>
  database.transaction(({ rows }) => rows<Row>(statement, parameters))
const longestDrafting = 120_000
const signerSentence = 'Keep the evening hour as it is; the rest can be moved round it.'

async function operator(email: string, name: string, role: string): Promise<string> {
  await sql(
    `insert into private.operators (email, name, role) values ($1, $2, $3) on conflict (email) do nothing`,
    [email, name, role],
  )
  const [row] = await sql<{ operator_id: string }>(
    'select operator_id from private.operators where email = $1',
    [email],
  )
  return row?.operator_id ?? ''
}

async function drafted(ids: readonly string[]): Promise<number> {
  const began = Date.now()
  for (;;) {
    const [row] = await sql<{ waiting: number }>(
      `select count(*)::int as waiting from private.maps where session_id = any ($1::text::uuid[]) and state = 'waiting'`,
      [`{${ids.join()}}`],
    )
    if (row?.waiting === 0) return Date.now() - began
    if (Date.now() - began > longestDrafting)
      throw new Error(`${row?.waiting} maps were not drafted. Does the desk run?`)
    await wait(250)
  }
}

const outcomeSql: Record<(typeof people)[number]['outcome'], string> = {
  drafted: '',
  waiting: `with late as (
    update private.map_jobs set state = 'queued', next_attempt_at = now() + interval '30 minutes' where session_id = $1::uuid
  ) update private.maps set state = 'waiting', draft = null where session_id = $1::uuid`,
  failed: `update private.maps set state = 'draft_failed', draft = null, failure = 'The map could not be drafted (RangeError).' where session_id = $1::uuid`,
  claimed: `update private.maps set state = 'in_review', claimed_by = (select operator_id::text from private.operators where email = 'tom@tracework.example'),
    claimed_until = now() + interval '2 hours', review_started_at = now() - interval '3 minutes',
    edits = '[{"n": 1, "at": "2026-11-24T09:00:00.000Z", "by": "Tom", "op": {"kind": "keep", "sentence": "S1"}}]' where session_id = $1::uuid`,
  held: `update private.maps set state = 'on_hold', note = 'Asked on the phone whether the second picture is hers. Waits for her answer.' where session_id = $1::uuid`,
  refused: 'failed',
  delivered: 'sent',
  second: 'sent',
}

async function deliver(id: string, outcome: string): Promise<void> {
  await sql(
    `select private.sign_map($1, 'Mara', m.state, m.revision, 0, $2) from private.maps m where m.session_id = $1::uuid`,
    [id, signerSentence],
  )
  await sql(
    `update private.maps set review_started_at = signed_at - interval '5 minutes 40 seconds' where session_id = $1::uuid`,
    [id],
  )
  await sql(
    `update private.mail_outbox o set state = $2, data = '{}', attempts = 1, sent_at = case when $2 = 'sent' then now() end,
       last_error = case when $2 = 'failed' then 'SMTP 550' end
     from private.maps m where m.mail_id = o.id and m.session_id = $1::uuid`,
    [id, outcome],
  )
}

const run = randomBytes(3).toString('hex')
await operator('mara@tracework.example', 'Mara', 'lead')
await operator('tom@tracework.example', 'Tom', 'operator')
const ids: string[] = []
for (const [index, person] of people.entries()) {
  ids.push(await finishSession(stack, person, `demo-${run}-${index + 1}@example.com`))
  process.stdout.write(`\r${index + 1} of ${people.length} sessions finished`)
}
const milliseconds = await drafted(ids)
console.log(`; all drafted ${(milliseconds / 1_000).toFixed(1)} s after the last.`)
for (const [index, { outcome, hours }] of people.entries()) {
  const id = ids[index] ?? ''
  const age = `${Math.round(hours * 60)} minutes`
  await sql(
    `update private.wiring_sessions set created_at = created_at - $2::text::interval - interval '1 hour', completed_at = completed_at - $2::text::interval where session_id = $1::uuid`,
    [id, age],
  )
  await sql(
    'update private.maps set completed_at = completed_at - $2::text::interval, created_at = created_at - $2::text::interval where session_id = $1::uuid',
    [id, age],
  )
  if (outcome === 'refused' || outcome === 'delivered' || outcome === 'second') {
    await deliver(id, outcomeSql[outcome])
    if (outcome === 'second') {
      await sql(`update private.maps set state = 'in_review' where session_id = $1::uuid`, [id])
      await deliver(id, 'sent')
    }
  } else if (outcomeSql[outcome] !== '') await sql(outcomeSql[outcome], [id])
}
console.log(
  `The desk is at http://localhost:${ports().desk}; operators are mara@tracework.example (lead) and tom@tracework.example.`,
)
