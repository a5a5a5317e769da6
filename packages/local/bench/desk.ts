import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migratePlainPostgres, startPlainPostgres } from '../src/supabase/testing/plain-postgres.ts'

const budgetMs = 100
const screenBudgetMs = 1_000
const exportBudgetMs = 3_000
const rounds = 20
const sessions = 1_000_000
const maps = 100_000
const open = 5_000

const server = await startPlainPostgres()
const client = new Client(server.url)
await client.connect()
const token = randomBytes(32).toString('hex')

async function fill(): Promise<void> {
  await client.query(
    `insert into private.wiring_sessions (email, address_key, created_at, expires_at, survey_completed, survey_data, survey_version, json_submitted,
       json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
     select 'person-' || n || '@studio.example', 'key-' || n, now() - n * interval '20 seconds', now() + interval '100 days', f, case when f then '{"0": 1}'::jsonb end,
       '2027-01', f, case when f then '{"strengths": []}'::jsonb end, f, case when f then '{u}'::text[] else '{}' end, f,
       case when not f then null when n = 77770 then 'Zebedee Quill' when n % 1000 = 0 then 'Aiko 愛子' else 'Name ' || md5((n % 5000)::text) end,
       case when f then now() end, case when f then '1' end, case when f then now() - n * interval '20 seconds' end
     from (select n, n <= $2 as f from generate_series(1, $1::int) n) as numbered`,
    [sessions, maps],
  )
  await client.query(
    `with numbered as (select session_id, row_number() over (order by completed_at desc) as n from private.wiring_sessions where wiring_complete)
     insert into private.maps (session_id, state, draft, published, revision, signed_by, signed_at, note, failure, review_started_at, first_signed_at)
     select session_id, case when n > $1 then 'delivered' else (array['drafted', 'waiting', 'refused', 'on_hold', 'needs_care', 'draft_failed', 'in_review'])[n % 7 + 1] end,
       jsonb_build_object('schema', 1, 'circuit', '{"id": "projector", "second": "relay", "between": false}'::jsonb,
         'unread', case when n % 7 = 4 then '[{"source": "A10", "reason": "care"}]'::jsonb else '[]' end,
         'switches', gates, 'drawing', jsonb_build_object('gates', gates),
         'sentences', sentences),
       case when n > $1 or n % 7 = 2 then '{"schema": 1}'::jsonb end, case when n > $1 or n % 7 = 2 then 1 else 0 end,
       case when n > $1 or n % 7 = 2 then 'Mara' end, case when n > $1 or n % 7 = 2 then now() end, 'A note', 'No.', now() - interval '6 minutes', case when n > $1 then now() - n * interval '1 minute' end
     from numbered, (select jsonb_agg(jsonb_build_object('id', s, 'switch', s, 'state', 'set', 'level', 1)) as gates
       from unnest(array['SOURCE', 'START', 'GATE', 'FRAME', 'TEMPO', 'PROOF', 'LOOP', 'EXIT']) s) as g,
       (select jsonb_agg(jsonb_build_object('id', 'S' || k, 'kind', 'claim', 'evidence', '["A1"]'::jsonb, 'text', md5(k::text) || md5(k || 'x'))) as sentences from generate_series(1, 60) k) as t`,
    [open],
  )
  await client.query(
    `with made as (insert into private.operators (email, name, role) values ('mara@studio.example', 'Mara', 'lead') returning operator_id)
     insert into private.operator_sessions (token_hash, operator_id, factor, confirmed_at)
     select private.secret_hash($1), operator_id, 'passkey', now() from made`,
    [token],
  )
  await client.query(
    `insert into private.waitlist (email, created_at) select 'w' || n || '@studio.example', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [maps],
  )
  await client.query(
    `insert into private.mail_outbox (kind, recipient, state, attempts, sent_at, last_error)
     select 'waitlist', 'w' || n || '@studio.example', case when failed then 'failed' else 'sent' end, 1,
       case when not failed then now() end, case when failed then 'SMTP 550' end
     from (select n, n % 1000 = 0 as failed from generate_series(1, $1::int) n) as numbered`,
    [maps],
  )
  await client.query(
    `update private.maps set claimed_by = (select operator_id::text from private.operators), claimed_until = now() + interval '1 hour'
     where state = 'in_review' and session_id in (select session_id from private.maps where state = 'in_review' limit 300)`,
  )
  await client.query('vacuum analyze private.maps')
  for (const table of ['wiring_sessions', 'waitlist', 'mail_outbox'])
    await client.query(`vacuum analyze private.${table}`)
}

interface View {
  filter: string
  search?: string
  sort?: string
}

interface Page {
  rows: unknown[]
  next: { value: string; map_id: string } | null
}

const ask = (view: View, after: Page['next']) =>
  timed<Page>('queue', { search: '', sort: 'oldest', ...view, after })

async function timed<Answer>(action: string, input: unknown): Promise<{ ms: number; page: Answer }> {
  const text = `with answer as materialized (select public.desk_${action}($1, $2) as page)
    select page, (extract(epoch from clock_timestamp() - statement_timestamp()) * 1000)::float8 as ms from answer`
  const { rows } = await client.query<{ ms: number; page: Answer }>({
    name: action,
    text,
    values: [token, input],
  })
  const [row] = rows
  if (row === undefined) throw new Error(`${action} did not answer.`)
  return row
}

const statistics = (times: number[]) => {
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1))
  return { p50: at(0.5), p95: at(0.95) }
}

async function measureScreens() {
  const pages: [action: string, input: Record<string, unknown>][] = [
    ...[4, 12, 26, 52].map((weeks): [string, Record<string, unknown>] => ['numbers', { weeks }]),
    ['waitlist', { search: null, after: null }],
    ['waitlist', { search: 'w99999@', after: null }],
    ['health', {}],
  ]
  const asked = { set: 'sessions', format: 'csv', from: null, to: null, search: null }
  for (const more of [
    { view: 'all' },
    { view: 'delivered' },
    { view: 'refused' },
    { view: 'all', search: 'quill' },
    { set: 'waitlist', view: 'all' },
  ]) {
    const { page } = await timed<{ export_id: string }>('export_begin', { ...asked, ...more })
    pages.push(['export_page', { export_id: page.export_id, after: null, of: JSON.stringify(more) }])
  }
  const measured = []
  for (const [action, { of, ...input }] of pages) {
    const times: number[] = []
    for (let round = 0; round < 8; round += 1) times.push((await timed(action, input)).ms)
    measured.push({ action, of: of ?? JSON.stringify(input), ...statistics(times) })
  }
  return measured
}

async function measure(view: View) {
  let far: Page['next'] = null
  for (let page = 0; page < 10; page += 1) {
    const { next }: Page = (await ask(view, far)).page
    if (next === null) break
    far = next
  }
  const times: number[] = []
  let shown = 0
  for (let round = 0; round < rounds; round += 1) {
    const { ms, page } = await ask(view, round % 2 === 0 ? null : far)
    if (round === 0) shown = page.rows.length
    times.push(ms)
  }
  return { ...view, rows: shown, ...statistics(times) }
}

try {
  migratePlainPostgres(server)
  await fill()
  const filters = ['all', 'mine', 'waiting', 'care', 'on_hold', 'refused', 'failed', 'delivered']
  const sorts = ['newest', 'name', 'name_down']
  const searches = ['zebedee', 'aiko', 'a', 'nobody at all', 'p•••@s•••.example', '愛']
  const views: View[] = [
    ...filters.map((filter) => ({ filter })),
    ...sorts.flatMap((sort) => [
      { filter: 'all', sort },
      { filter: 'delivered', sort },
    ]),
    ...searches.flatMap((search) => [
      { filter: 'all', search },
      { filter: 'delivered', search },
      { filter: 'delivered', search, sort: 'name' },
    ]),
  ]
  const results = []
  for (const view of views) results.push(await measure(view))
  console.table(results)
  const slowest = results.reduce((a, b) => (b.p95 > a.p95 ? b : a))
  console.log(`Slowest: ${JSON.stringify(slowest)}, budget ${budgetMs} ms.`)
  const plan = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) select m.session_id from private.maps m where m.state = 'delivered' and strpos(m.search_text, 'zebedee') > 0
     order by m.completed_at, m.session_id limit 51`,
  )
  for (const row of plan.rows) console.log(row['QUERY PLAN'])
  const screens = await measureScreens()
  console.table(screens)
  const tooSlow = ({ action, p95 }: (typeof screens)[number]) =>
    p95 > (action === 'export_page' ? exportBudgetMs : screenBudgetMs)
  if (slowest.p95 > budgetMs || screens.some(tooSlow)) process.exitCode = 1
} finally {
  await client.end()
  await server.stop()
}
