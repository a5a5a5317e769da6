import postgres from 'postgres'
import {
  migratePlainPostgres,
  plainPostgresMissing,
  startPlainPostgres,
} from '../src/supabase/testing/plain-postgres.ts'

/**
 * `npm run bench:db`: `get_session_by_id` and a survey update at 1,000 and at 1,000,000 sessions on a real Postgres, each
 * call its own transaction, timed by the server from the statement's arrival to its result. Fails when a 95th percentile
 * is over the budget, and shows the plan of the look-up.
 */
const budget = 5
const rounds = 2_000

const missing = plainPostgresMissing()
if (missing !== null) {
  console.log(`bench:db skipped: ${missing}`)
  process.exit(0)
}

const server = await startPlainPostgres()
const sql = postgres(server.url, { max: 1, onnotice: () => {} })

/** Sessions in every state, a third of them with a survey and a profile of 2 KB. */
const fill = (from: number, to: number) => sql`
  insert into private.wiring_sessions (email, address_key, survey_completed, survey_data, survey_version, json_submitted, json_profile)
  select 'person-' || n || '@studio.example', 'key-' || n, n % 3 = 0,
    case when n % 3 = 0 then jsonb_build_object('0', 1, '1', repeat('a', 200)) end, case when n % 3 = 0 then '1' end,
    n % 3 = 0, case when n % 3 = 0 then jsonb_build_object('self_description', repeat('b', 2000)) end
  from generate_series(${from}::int, ${to}::int) n`

/** Percentiles in milliseconds of what `call` says it took. */
async function timed(call: (round: number) => Promise<{ ms: number }[]>) {
  for (let round = 0; round < 200; round += 1) await call(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await call(round))[0]?.ms ?? Number.NaN)
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2))
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

async function measure(sessions: number): Promise<boolean> {
  await sql`vacuum analyze private.wiring_sessions`
  const picked = await sql<{ id: string }[]>`
    select session_id as id from private.wiring_sessions tablesample bernoulli (${Math.min(100, 400_000 / sessions)}) limit 2000`
  const id = (round: number) => picked[round % picked.length]?.id ?? ''
  const answers = (round: number) =>
    sql.json({ kind: 'survey', survey_version: '1', survey_data: { '0': round % 4 } })
  const elapsed = sql`(extract(epoch from clock_timestamp() - statement_timestamp()) * 1000)::float8 as ms`
  const read = await timed(
    (round) => sql<{ ms: number }[]>`
      with answer as materialized (select * from public.get_session_by_id(${id(round)}))
      select ${elapsed} from answer`,
  )
  const update = await timed(
    (round) => sql<{ ms: number }[]>`
      with answer as materialized (select public.update_wiring_session(${id(round)}, ${answers(round)}))
      select ${elapsed} from answer`,
  )
  console.log(`${sessions.toLocaleString('en')} sessions`)
  console.log(`  get_session_by_id      p50 ${read.p50} ms  p95 ${read.p95} ms  p99 ${read.p99} ms`)
  console.log(`  update_wiring_session  p50 ${update.p50} ms  p95 ${update.p95} ms  p99 ${update.p99} ms`)
  return read.p95 <= budget && update.p95 <= budget
}

try {
  migratePlainPostgres(server)
  await fill(1, 1_000)
  const small = await measure(1_000)
  await fill(1_001, 1_000_000)
  const large = await measure(1_000_000)
  const plan = await sql`
    explain (analyze, costs off, timing off, summary off)
    select * from private.wiring_sessions s
    where s.session_id = private.parse_id(${'11111111-1111-1111-1111-111111111111'}) and s.expires_at > now()`
  console.log(`Plan of the look-up:\n${plan.map((row) => `  ${row['QUERY PLAN']}`).join('\n')}`)
  console.log(
    small && large
      ? `Within ${budget} ms at the 95th percentile.`
      : `Over ${budget} ms at the 95th percentile.`,
  )
  process.exitCode = small && large ? 0 : 1
} finally {
  await sql.end()
  server.stop()
}
