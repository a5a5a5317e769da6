import { call, newAddress, newSession, privileged, read, survey, update } from '@wiring/local/testing/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveInputs } from '../testing/finished-session.ts'
import { stackPerWorker } from '../testing/local-stack.ts'

const stack = stackPerWorker()
const email = newAddress('maya')
let id: string

beforeAll(async () => {
  id = await newSession(stack(), email)
})

const readSession = (given: unknown, { query = '', headers = {} } = {}) =>
  call(stack(), `/rest/v1/rpc/get_session_by_id${query}`, { body: { session_uuid: given }, headers })

const columns = [
  'email',
  'expires_at',
  'image_urls',
  'images_uploaded',
  'json_profile',
  'json_submitted',
  'mail_problem',
  'name_for_certificate',
  'session_id',
  'survey_completed',
  'survey_data',
  'survey_draft',
  'survey_version',
  'wiring_complete',
]

test.each([
  ['a random id', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['malformed', 'abc'],
  ['null', null],
  ['empty', ''],
  ['%', '%'],
  ['*', '*'],
  ['a list', ['7c9e6679-7425-40de-944b-e07fc1f90ae7']],
  ['an object', { a: 1 }],
  ['10 KB', 'a'.repeat(10_240)],
  ['SQL', "' or 1=1 --"],
])('%s returns no row and no server error', async (_what, given) => {
  const answer = await readSession(given)
  expect(answer.status).toBeLessThan(500)
  expect(answer.status === 200 ? answer.body : []).toEqual([])
})

test.each(['limit=1', 'select=*', 'select=session_id,email', 'or=(email.like.*)', 'limit=1000&offset=0'])(
  '%s gives the one row with documented columns only',
  async (query) => {
    const headers = { prefer: 'count=exact', range: '0-1000' }
    const { status, body } = await readSession(id, { query: `?${query}`, headers })
    expect(status).toBe(200)
    const rows = body as object[]
    expect(rows).toHaveLength(1)
    expect(columns).toEqual(expect.arrayContaining(Object.keys(rows[0] ?? {})))
  },
)

test('no other table can be embedded', async () => {
  expect((await readSession(id, { query: '?select=*,mail_outbox(*)' })).status).toBe(404)
})

describe('what the anonymous key may not do', () => {
  test.each(['wiring_sessions', 'mail_outbox', 'waitlist', 'rate_limits', 'objects', 'schema_migrations'])(
    'read table %s',
    async (table) => {
      expect((await call(stack(), `/rest/v1/${table}`, { method: 'GET' })).status).toBeGreaterThanOrEqual(400)
    },
  )
  test.each(['private', 'storage', 'supabase_migrations', 'pg_catalog'])(
    'choose schema %s',
    async (schema) => {
      const answer = await call(stack(), '/rest/v1/wiring_sessions', {
        method: 'GET',
        headers: { 'accept-profile': schema },
      })
      expect(answer.status).toBe(406)
    },
  )
  test.each(['signup_wiring_session', 'claim_mails', 'update_wiring_session', 'run_retention', 'random_id'])(
    'call %s',
    async (name) => {
      const answer = await call(stack(), `/rest/v1/rpc/${name}`, { body: {} })
      expect([401, 403, 404]).toContain(answer.status)
    },
  )
  test('read anything without a key, or with a wrong one', async () => {
    for (const apikey of ['', 'wrong'])
      expect((await readSession(id, { headers: { apikey } })).status).toBe(401)
  })
  test('forge a token with the well-known default secret', async () => {
    // The public demo token of the Supabase docs.
    const demo =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6InNlcnZpY2Vfcm9sZSIsImV4cCI6MTk4MzgxMjk5Nn0.EGIM96RAZx35lJzdJsyH-qQwv8Hdp7fsn3W0YpN81IU'
    const answer = await call(stack(), '/rest/v1/rpc/mail_metrics', {
      body: {},
      headers: { authorization: `Bearer ${demo}` },
    })
    expect(answer.status).toBe(401)
  })
  test.each(['/graphql/v1', '/realtime/v1/websocket', '/auth/v1/signup', '/_system', '/pg', '/rest/v1/'])(
    'reach %s',
    async (path) => {
      expect((await call(stack(), path, { method: 'GET' })).status).toBeGreaterThanOrEqual(401)
    },
  )
})

test('deleted sessions answer byte for byte like unknown ones', async () => {
  const gone = await newSession(stack())
  await call(stack(), '/functions/v1/delete-session', { body: { action: 'delete', sessionId: gone } })
  const [deleted, unknown] = [
    await readSession(gone),
    await readSession('7c9e6679-7425-40de-944b-e07fc1f90ae7'),
  ]
  expect(deleted.text).toBe(unknown.text)
  const updates = await Promise.all(
    [gone, '7c9e6679-7425-40de-944b-e07fc1f90ae7', 'abc'].map((given) =>
      update(stack(), given, { survey_completed: true, survey_data: survey }),
    ),
  )
  expect(new Set(updates.map((answer) => answer.text)).size).toBe(1)
  expect(updates[0]?.body).toMatchObject({ code: 'not_found' })
})

test('a session returns what was saved until it is finished, and then neither answers nor the address', async () => {
  await saveInputs(stack(), id, { json_profile: { thinking_style: 'in circles' } })
  expect(await read(stack(), id)).toMatchObject([
    {
      email,
      survey_data: survey,
      json_profile: { thinking_style: 'in circles' },
      image_urls: [expect.stringContaining(id)],
    },
  ])
  await update(stack(), id, { wiring_complete: true, name_for_certificate: 'Maya' })
  expect(await read(stack(), id)).toMatchObject([
    { email: 'm•••@s•••.example', survey_data: null, json_profile: null, wiring_complete: true },
  ])
  const { error } = await privileged(stack()).from('wiring_sessions').select()
  expect(error).not.toBeNull()
})
