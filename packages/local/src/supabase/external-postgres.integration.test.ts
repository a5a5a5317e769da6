import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, invoke, newSession, read, survey, tinyPng, update, uploadImage } from './testing/calls.ts'
import type { LocalStack } from './testing/local-stack.ts'
import { lockTable, waitingQueries } from './testing/locked-table.ts'
import { type PlainPostgres, startPlainPostgres } from './testing/plain-postgres.ts'
import { discardMails } from './testing/shared-resources.ts'
import { type StackOver, startStackOver } from './testing/stack-over-postgres.ts'

describe('the stack over a real Postgres', () => {
  let over: StackOver<PlainPostgres> | undefined
  let postgres: PlainPostgres
  let stack: LocalStack

  beforeAll(async () => {
    over = await startStackOver(await startPlainPostgres(), discardMails())
    ;({ postgres, stack } = over)
  })
  afterAll(() => over?.stop())

  test('a whole journey works', async () => {
    const id = await newSession(stack)
    expect((await update(stack, id, { survey_completed: true, survey_data: survey })).status).toBe(200)
    expect((await update(stack, id, { json_submitted: true, json_profile: {} })).status).toBe(200)
    const url = await uploadImage(stack, id, tinyPng)
    await update(stack, id, { images_uploaded: true, image_urls: [url] })
    const done = await update(stack, id, { wiring_complete: true, name_for_certificate: 'Maya' })
    expect(done.body).toMatchObject({ wiring_complete: true, survey_data: null })
    expect(postgres.run("select count(*) from private.mail_outbox where kind = 'completion'")).toBe('1')
  })

  test('no role of the API got a privilege from lite', () => {
    expect(postgres.run("select has_table_privilege('anon', 'private.wiring_sessions', 'select')")).toBe('f')
  })

  test('a second start applies no migration and keeps the data', async () => {
    const before = postgres.run('select count(*) from private.wiring_sessions')
    await stack.kill('SIGKILL')
    await stack.restart()
    expect(postgres.run('select count(*) from private.wiring_sessions')).toBe(before)
    expect(postgres.run('select count(*) from supabase_migrations.schema_migrations')).not.toBe('0')
  })

  test('with Postgres gone a signup is a 503, and everything works again when it is back', {
    timeout: 360_000,
  }, async () => {
    const id = await newSession(stack, 'before@studio.example')
    // With lite's own driver a server that goes away during a query ends the process.
    await lockTable(postgres, 'private.wiring_sessions', 60)
    const inFlight = Array.from({ length: 12 }, (_, each) =>
      invoke(stack, 'wiring-session-signup', { email: `in-flight-${each}@studio.example` }),
    )
    await expect.poll(() => waitingQueries(postgres), { interval: 20 }).toBeGreaterThan(0)
    await postgres.crash()
    for (const { status } of await Promise.all(inFlight)) expect([200, 503]).toContain(status)
    const attempts = [
      () => invoke(stack, 'wiring-session-signup', { email: 'during@studio.example' }),
      () => update(stack, id, { survey_completed: true, survey_data: survey }),
      () => invoke(stack, 'waitlist-signup', { email: 'during@studio.example' }),
    ]
    for (const attempt of attempts) {
      const answer = await attempt()
      expect(answer).toMatchObject({
        status: 503,
        body: { error: 'The service is not available at the moment. Please try again.' },
      })
    }
    expect((await call(stack, '/health', { method: 'GET' })).status).toBe(503)
    const load = await call(stack, '/rest/v1/rpc/get_session_by_id', { body: { session_uuid: id } })
    expect(load.status).toBeGreaterThanOrEqual(500)
    await postgres.resume()
    await expect
      .poll(() => read(stack, id), { timeout: 180_000 })
      .toMatchObject([{ survey_completed: false }])
    expect((await call(stack, '/health', { method: 'GET' })).status).toBe(200)
    expect((await update(stack, id, { survey_completed: true, survey_data: survey })).body).toMatchObject({
      survey_completed: true,
    })
    expect(
      postgres.run("select count(*) from private.wiring_sessions where email = 'during@studio.example'"),
    ).toBe('0')
  })
})
