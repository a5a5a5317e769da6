import { createPostgresConnection } from '@supabase/lite/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSession, survey, tinyPng, update, uploadImage } from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'
import { type PlainPostgres, plainPostgresMissing, startPlainPostgres } from './testing/plain-postgres.ts'

const reason = plainPostgresMissing()
if (reason !== null) console.log(`Tests of DATABASE_URL skipped: ${reason}`)

describe.skipIf(reason !== null)('the stack over a real Postgres', () => {
  let postgres: PlainPostgres
  let stack: LocalStack

  beforeAll(async () => {
    postgres = await startPlainPostgres()
    stack = await startLocalStack({ DATABASE_URL: postgres.url })
  })
  afterAll(async () => {
    // The server goes even when the stack never came up.
    try {
      await stack.stop()
    } finally {
      postgres.stop()
    }
  })

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

  test('json-arguments-encoded-twice: the defect is there', async () => {
    const connection = createPostgresConnection({ url: postgres.url })
    const { rows } = await sql<{ kind: string }>`select jsonb_typeof(${'{"a":1}'}::jsonb) as kind`.execute(
      connection.kysely,
    )
    await connection.close()
    expect(rows).toEqual([{ kind: 'string' }])
  })

  test('no role of the API got a privilege from lite', () => {
    expect(postgres.run("select has_table_privilege('anon', 'private.wiring_sessions', 'select')")).toBe('f')
  })

  test('T106 a second start applies no migration and keeps the data', async () => {
    const before = postgres.run('select count(*) from private.wiring_sessions')
    await stack.kill('SIGKILL')
    await stack.restart()
    expect(postgres.run('select count(*) from private.wiring_sessions')).toBe(before)
    expect(postgres.run('select count(*) from supabase_migrations.schema_migrations')).not.toBe('0')
  })
})
