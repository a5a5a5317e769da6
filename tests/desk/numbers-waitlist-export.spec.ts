import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { surplusWidth, violations } from '../accessibility/violations.ts'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { signIn, sql, test } from './operator.ts'

async function finishedSession(name: string, email: string): Promise<string> {
  const [made] = await sql<{ id: string }>(
    `insert into private.wiring_sessions (session_id, email, address_key, expires_at, survey_completed, survey_data, json_submitted,
       json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version,
       completed_at)
     values (private.random_id(), $1, 'k', now() + interval '1 year', true, '{"1": "+1, he said"}', true,
       '{"strengths": ["=1+1", "@x"], "thinking_style": "two\\nlines"}', true, '{u}', true, $2, now(), '1', now())
     returning session_id::text as id`,
    [email, name],
  )
  await sql(
    `insert into private.maps (session_id, state, draft)
     values ($1::uuid, 'in_review', '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": [], "sentences": []}')`,
    [made?.id ?? ''],
  )
  return made?.id ?? ''
}

const columnsOf = async (table: string) =>
  (
    await sql<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'private' and table_name = $1 order by ordinal_position`,
      [table],
    )
  ).map(({ name }) => name)

/** RFC 4180: a cell may hold commas, quotes and line breaks. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

async function exported(page: Page, search: string, format: string): Promise<string> {
  await page.goto('/export')
  await page.getByLabel('Name or address contains').fill(search)
  await page.getByLabel(format).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

test('numbers, waitlist, export and health are free of violations and of sideways scrolling, on a phone and on a desk', async ({
  page,
}) => {
  for (const screen of ['numbers?weeks=4', 'waitlist', 'export', 'health']) {
    await page.goto(`/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page), `${screen} at ${width}`).toEqual([])
      expect(await surplusWidth(page), `${screen} at ${width}`).toBe(0)
    }
  }
})

test('an export has every stored value, and no cell that a spreadsheet would calculate', async ({
  page,
  operator,
}) => {
  const mark = randomUUID()
  const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\u202etxt', '愛子, "Aiko"']
  const ids = []
  for (const [at, name] of names.entries())
    ids.push(await finishedSession(name, `${at}.${mark}@studio.example`))
  const csv = await exported(page, mark, 'CSV')
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  const [header = [], ...rows] = readCsv(csv.slice(1))
  const [sessions, maps, jobs] = await Promise.all(['wiring_sessions', 'maps', 'map_jobs'].map(columnsOf))
  expect(header).toEqual([
    // Half a survey is for her other device, not for the desk.
    ...(sessions ?? []).filter((name) => name !== 'survey_draft'),
    ...(maps ?? []).filter((name) => name !== 'session_id').map((name) => `map_${name}`),
    // The lease is a worker's lock, not data.
    ...(jobs ?? []).filter((name) => !['session_id', 'lease'].includes(name)).map((name) => `job_${name}`),
    'links',
    'deletion_links',
    'mails',
  ])
  const tables = await sql<{ name: string }>(
    `select f.relname as name from pg_constraint k join pg_class f on f.oid = k.conrelid
     where k.contype = 'f' and k.confrelid = 'private.wiring_sessions'::regclass order by 1`,
  )
  expect(
    tables.map(({ name }) => name),
    'a new table of sessions belongs into the export',
  ).toEqual(['deletion_secrets', 'mail_outbox', 'map_jobs', 'map_secrets', 'maps'])
  expect(rows).toHaveLength(names.length)
  const stored = await sql<{ line: string }>(
    `select jsonb_build_object('session', to_jsonb(s), 'map', to_jsonb(m))::text as line
     from private.wiring_sessions s join private.maps m using (session_id) where s.session_id::text = any ($1::text[])`,
    [`{${ids.join()}}`],
  )
  for (const { line } of stored) {
    const row = JSON.parse(line)
    const cells = rows.find((found) => found[0] === row.session.session_id) ?? []
    header.slice(0, -8).forEach((column, at) => {
      const value = column.startsWith('map_') ? row.map[column.slice(4)] : row.session[column]
      const text =
        value === null || value === undefined
          ? ''
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)
      const cell = cells[at] ?? 'missing'
      expect(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text, column).toBe(cell)
    })
  }
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])

  const lines = (await exported(page, mark, 'JSON lines')).trimEnd().split('\n')
  const read = lines.map((line) => JSON.parse(line))
  expect(read.map(({ session }) => session.name_for_certificate).sort()).toEqual([...names].sort())
  expect(read[0].session.json_profile.strengths).toEqual(['=1+1', '@x'])
  const log = await sql<{ detail: Record<string, unknown> }>(
    `select detail from private.desk_events where action = 'export' and operator_id = $1::uuid order by event_id`,
    [operator.id],
  )
  expect(log.map(({ detail }) => [detail.format, detail.searched])).toEqual([
    ['csv', true],
    ['jsonl', true],
  ])
  expect(JSON.stringify(log)).not.toContain(mark)
})

test('operators are exported with their signatures, as CSV and as JSON lines', async ({ page, operator }) => {
  const path = 'M6 90Q60 20 120 150L594 20'
  await sql('update private.operators set signature_path = $1 where operator_id = $2::uuid', [
    path,
    operator.id,
  ])
  const download = async (format: string) => {
    await page.goto('/export')
    await page.getByLabel('Operators').check()
    await page.getByLabel(format).check()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    return readFile(await (await downloading).path(), 'utf8')
  }
  const [header = [], ...rows] = readCsv((await download('CSV')).slice(1))
  expect(header).toEqual(await columnsOf('operators'))
  const row = rows.find(([id]) => id === operator.id) ?? []
  expect(row[header.indexOf('signature_path')]).toBe(path)
  const lines = (await download('JSON lines'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.find(({ operator_id }) => operator_id === operator.id)).toMatchObject({
    name: operator.name,
    signature_path: path,
  })
  // Other tests add operators meanwhile.
  const ids = lines.map(({ operator_id }) => operator_id)
  expect(ids).toEqual(expect.arrayContaining(rows.map(([id]) => id)))
})

test('the waitlist is searched without an address in any address, and one entry is deleted by keyboard', async ({
  page,
}) => {
  const mark = randomUUID()
  for (const name of ['one', 'two'])
    await sql('insert into private.waitlist (email) values ($1)', [`${name}.${mark}@studio.example`])
  await page.goto('/waitlist')
  await page.getByLabel('Search by address').fill(mark.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  expect(page.url()).not.toContain(mark)
  await page.getByRole('button', { name: `Delete one.${mark}` }).focus()
  await page.keyboard.press('Enter')
  const sure = page.getByRole('button', { name: `Delete one.${mark}@studio.example for good` })
  await sure.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const left = await sql<{ email: string }>('select email from private.waitlist where email like $1', [
    `%${mark}%`,
  ])
  expect(left).toEqual([{ email: `two.${mark}@studio.example` }])
})

test('deleting and exporting ask for the second factor first', async ({ page, context, operator }) => {
  await signIn(context, operator, { confirmed: false })
  const id = await finishedSession('Ines', `${randomUUID()}@studio.example`)
  const [map] = await sql<{ map_id: string }>('select map_id from private.maps where session_id = $1::uuid', [
    id,
  ])
  await page.goto('/export')
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const remove = () =>
    page.evaluate(async (map_id) => {
      const body = JSON.stringify({ action: 'delete_session', input: { map_id } })
      const answer = await fetch('/api/act', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      return answer.json()
    }, map?.map_id)
  expect(await remove()).toEqual({ status: 'confirm' })
  await signIn(context, operator)
  expect(await remove()).toEqual({ status: 'deleted' })
  expect(await remove()).toEqual({ status: 'gone' })
  expect(await sql('select from private.maps where session_id = $1::uuid', [id])).toEqual([])
  const notes = await sql<{ reason: string }>(
    'select reason from private.deletions where session_hash = private.secret_hash($1)',
    [id],
  )
  expect(notes).toEqual([{ reason: 'operator' }])
})

test('numbers download as CSV, and the probe answers to its token alone', async ({ page, request }) => {
  await page.goto('/numbers')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^CSV.*The funnel by week$/ }).click()
  const [head] = readCsv((await readFile(await (await downloading).path(), 'utf8')).slice(1))
  expect(head).toEqual(['Week', 'Signups', 'Survey', 'Profile', 'Visuals', 'Completed', 'Delivered'])
  const probe = (token: string) =>
    request.get(`${addresses.desk}/api/health`, { headers: { authorization: `Bearer ${token}` } })
  expect((await probe('x')).status()).toBe(401)
  const answer = await probe(testSecrets().healthToken)
  const body = await answer.json()
  expect(answer.status()).toBe(body.red.length === 0 ? 200 : 503)
  expect(body).toMatchObject({ ok: body.red.length === 0, retention: { ran_at: expect.any(String) } })
  const foreign = await request.get(`${addresses.desk}/api/export/${randomUUID()}?set=sessions&format=csv`)
  expect(foreign.status()).toBe(403)
})
