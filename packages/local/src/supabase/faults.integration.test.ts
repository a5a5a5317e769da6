import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  call,
  invoke,
  mailsTo,
  newSession,
  privileged,
  read,
  survey,
  tinyPng,
  update,
  uploadImage,
} from './testing/calls.ts'
import type { LocalStack, RunningStack } from './testing/local-stack.ts'
import { lockTable, waitingQueries } from './testing/locked-table.ts'
import type { PostgresDatabase } from './testing/plain-postgres.ts'
import { sharedStack } from './testing/shared-resources.ts'
import { type StackOverPostgres, startStackOverPostgres } from './testing/stack-over-postgres.ts'

describe('a Postgres in trouble', () => {
  let over: StackOverPostgres | undefined
  let postgres: PostgresDatabase
  let stack: LocalStack
  const sessionsOf = (email: string) =>
    postgres.run(`select count(*) from private.wiring_sessions where email = '${email}'`)

  beforeAll(async () => {
    over = await startStackOverPostgres()
    ;({ postgres, stack } = over)
  })
  afterAll(() => over?.stop())

  test('a full disk in the middle of a signup is a 503 that leaves nothing half-written', async () => {
    postgres.run(`create function private.full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert on private.mail_outbox for each row execute function private.full_disk()`)
    const email = 'full@studio.example'
    const answer = await invoke(stack, 'wiring-session-signup', { email })
    expect(answer.status).toBe(503)
    expect(sessionsOf(email)).toBe('0')
    postgres.run('drop trigger full_disk on private.mail_outbox')
    await newSession(stack, email)
    expect(sessionsOf(email)).toBe('1')
  })

  test('with every connection stuck each signup is a 503, those that wait with the time of the next try, and what succeeds late is one session', async () => {
    const email = 'late@studio.example'
    const headers = { 'idempotency-key': randomUUID() }
    // Longer than any call waits, and more calls than go on at once.
    const { released } = await lockTable(postgres, 'private.wiring_sessions', 7)
    const attempts = Array.from({ length: 30 }, (_, attempt) =>
      invoke(
        stack,
        'wiring-session-signup',
        { email: attempt === 0 ? email : `stuck-${attempt}@studio.example` },
        attempt === 0 ? { headers } : {},
      ),
    )
    const answers = await Promise.all(attempts)
    for (const { status } of answers) expect(status).toBe(503)
    const waited = answers.filter(({ headers }) => Number(headers['retry-after']) > 0)
    expect(waited.length).toBeGreaterThanOrEqual(10)
    await released
    await expect
      .poll(async () => (await invoke(stack, 'wiring-session-signup', { email }, { headers })).status, {
        timeout: 45_000,
      })
      .toBe(200)
    expect(sessionsOf(email)).toBe('1')
    expect(await mailsTo(stack, email)).toHaveLength(1)
  })

  test('an upload for which no connection comes free is a 503 that says when to try again, and no 500', async () => {
    const id = await newSession(stack)
    const { released } = await lockTable(postgres, 'private.wiring_sessions', 6)
    const reads = Array.from({ length: 10 }, () =>
      call(stack, '/rest/v1/rpc/get_session_by_id', { body: { session_uuid: id } }),
    )
    await expect.poll(() => waitingQueries(postgres)).toBe(10)
    const upload = await call(stack, `/storage/v1/object/wiring-images/${id}/image-1700000000000-0.png`, {
      body: tinyPng,
      headers: { 'content-type': 'image/png' },
    })
    expect(upload).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    await Promise.all([released, ...reads])
  })
})

/** As on a disk that takes no file. Returns the undo. */
function withoutObjects({ data }: RunningStack): () => void {
  const objects = join(data, 'supabase/objects')
  renameSync(objects, `${objects}.away`)
  writeFileSync(objects, 'no folder')
  return () => {
    rmSync(objects)
    renameSync(`${objects}.away`, objects)
  }
}

describe('storage in trouble', () => {
  let stack: RunningStack
  beforeAll(async () => {
    stack = await sharedStack()
  })

  test('a disk that takes no file refuses the upload, keeps no row of it, and the same upload works later', async () => {
    const id = await newSession(stack)
    await uploadImage(stack, id)
    const restore = withoutObjects(stack)
    const path = `${id}/image-1700000000000-1.png`
    const put = () =>
      call(stack, `/storage/v1/object/wiring-images/${path}`, {
        body: tinyPng,
        headers: { 'content-type': 'image/png' },
      })
    expect((await put()).status).toBeGreaterThanOrEqual(500)
    restore()
    const { data } = await privileged(stack).storage.from('wiring-images').list(id)
    expect(data).toHaveLength(1)
    expect((await put()).status).toBe(200)
  })

  test('a session whose files cannot be removed is not called deleted until they are', async () => {
    const id = await newSession(stack, 'stuck-files@studio.example')
    const url = await uploadImage(stack, id)
    const remove = () => invoke(stack, 'delete-session', { action: 'delete', sessionId: id })
    const restore = withoutObjects(stack)
    expect((await remove()).status).toBe(503)
    restore()
    expect(await remove()).toMatchObject({ status: 200, body: { deleted: true } })
    expect((await fetch(url)).status).toBeGreaterThanOrEqual(400)
  })

  test('when the profile is stored and the row is not, the step stays open and the next try replaces the one object', async () => {
    const id = await newSession(stack)
    const store = (text: string) =>
      call(stack, `/storage/v1/object/json-profiles/${id}/profile.json`, {
        body: text,
        headers: { 'x-upsert': 'true' },
      })
    expect((await store('{"thinking_style":"first"}')).status).toBe(200)
    expect(await read(stack, id)).toMatchObject([{ json_submitted: false }])
    expect((await store('{"thinking_style":"second"}')).status).toBe(200)
    const bucket = privileged(stack).storage.from('json-profiles')
    expect((await bucket.list(id)).data).toHaveLength(1)
    expect(await (await bucket.download(`${id}/profile.json`)).data?.text()).toContain('second')
  })

  const upload = (id: string, number: number) =>
    `/storage/v1/object/wiring-images/${id}/image-${1_700_000_000_000 + number}-0.png`
  const request = (path: string, type: string) => {
    const key = stack.secrets.supabasePublishableKey
    return `POST ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${key}\r\nauthorization: Bearer ${key}\r\ncontent-type: ${type}\r\n`
  }
  const stalls: [string, (id: string, number: number) => string][] = [
    [
      'uploads that never go on',
      (id, number) =>
        `${request(upload(id, number), 'image/png')}content-length: 1000000\r\n\r\n${'x'.repeat(1_000)}`,
    ],
    [
      'function bodies that never end',
      () =>
        `${request('/functions/v1/update-wiring-session', 'application/json')}content-length: 60000\r\n\r\n{"sessionId":`,
    ],
    [
      'signup bodies that never begin',
      () => `${request('/functions/v1/wiring-session-signup', 'application/json')}content-length: 60\r\n\r\n`,
    ],
    ['headers that never end', (id, number) => request(upload(id, number), 'image/png')],
  ]

  let people = 0
  test.each(stalls)('while 400 %s, reads are answered and everything else works', async (_, bytes) => {
    people += 1
    const id = await newSession(stack, `stalled-${people}@studio.example`)
    const sockets = Array.from({ length: 400 }, (_, number) => {
      const socket = connect(Number(new URL(stack.url).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(bytes(id, number))
      return socket
    })
    try {
      for (let reads = 0; reads < 20; reads += 1)
        expect(await read(stack, id)).toMatchObject([{ session_id: id }])
      const other = await newSession(stack, `unaffected-${people}@studio.example`)
      await uploadImage(stack, other)
      expect((await update(stack, other, { survey_completed: true, survey_data: survey })).status).toBe(200)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  })
})
