import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresDatabase } from '@wiring/deploy/database-target'
import { excludedTables, tablesToBackUp } from '@wiring/deploy/tables'
import { hostedBasics } from '@wiring/local/migrations'
import { repositoryRoot } from '@wiring/local/settings'
import { completedSession, privileged, read, tinyPng } from '@wiring/local/testing/calls'
import { type PlainPostgres, startPlainPostgres } from '@wiring/local/testing/plain-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StackWithLake, startStackWithLake } from './stack-with-lake.ts'

interface Hosted {
  postgres: PlainPostgres
  whole: StackWithLake
  environment: Record<string, string>
}

async function startHosted(): Promise<Hosted> {
  const postgres = await startPlainPostgres()
  postgres.run(hostedBasics())
  postgres.run(
    readFileSync(join(repositoryRoot, 'packages/local/src/supabase/testing/like-hosted.sql'), 'utf8'),
  )
  const whole = await startStackWithLake({ DATABASE_URL: postgres.url })
  // On a hosted project that role runs the migrations and owns these.
  postgres.run(`
    grant wiring_owner to hosted_postgres;
    alter schema supabase_migrations owner to hosted_postgres;
    alter table supabase_migrations.schema_migrations owner to hosted_postgres`)
  return {
    postgres,
    whole,
    environment: {
      NEXT_PUBLIC_SUPABASE_URL: `${whole.stack.url}/`,
      SUPABASE_SECRET_KEY: whole.stack.secrets.supabaseSecretKey,
      DATABASE_URL: postgres.url.replace(/\/\/[^@]*@/, '//hosted_postgres:hosted@'),
    },
  }
}

describe('backup and restore of a project with a Postgres of its own', () => {
  let source: Hosted
  let empty: Hosted
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    source = await startHosted()
    empty = await startHosted()
  })
  afterAll(async () => {
    for (const { whole, postgres } of [source, empty]) await whole.stop().finally(() => postgres.stop())
    await rm(folder, { recursive: true, force: true })
  })

  test('work with the address, the secret key and the database of the environment', {
    timeout: 360_000,
  }, async () => {
    const { stack } = source.whole
    const { id, picture } = await completedSession(stack, 'hosted@studio.example')
    await source.whole.client.create({ _id: 'page', _type: 'page', title: 'Published' })
    const before = (await read(stack, id)) as object[]

    const file = join(folder, 'hosted.tar.gz')
    const made = await source.whole.backup(['--out', file], source.environment)
    expect(made.output).toContain(`are in ${file}`)
    const restored = await empty.whole.restore([file], empty.environment)
    expect(restored.output).toContain('Everything is as it was at')
    const moved = picture.replace(stack.url, empty.whole.stack.url)
    expect(await read(empty.whole.stack, id)).toEqual([{ ...before[0], image_urls: [moved] }])
    expect((await fetch(moved)).status).toBe(200)
    expect(await empty.whole.anonymous.fetch('*[_id == "page"][0].title')).toBe('Published')
    expect(await empty.whole.restore([file], empty.environment)).toMatchObject({ code: 1 })
    const again = await empty.whole.restore([file, '--replace'], empty.environment)
    expect(again.output).toContain('Everything is as it was at')
    expect(await read(empty.whole.stack, id)).toHaveLength(1)
    expect((await fetch(moved)).status).toBe(200)
    const images = privileged(empty.whole.stack).storage.from('wiring-images')
    const late = await images.upload(new URL(moved).pathname.split('/wiring-images/')[1] ?? '', tinyPng, {
      contentType: 'image/png',
      upsert: true,
    })
    expect(late.error?.message).toMatch(/row-level security/)
    expect(empty.postgres.run('select count(*) from private.restoring')).toBe('0')
  })

  test('name the variable that is missing', async () => {
    const { DATABASE_URL: _, ...incomplete } = source.environment
    const { code, output } = await source.whole.backup([], incomplete)
    expect(output).toContain('DATABASE_URL')
    expect(code).toBe(1)
  })

  test('every table of the product is backed up or left out for a reason', async () => {
    const made = source.postgres.run(`
      select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p')
        and n.nspname !~ '^(pg_|information_schema$|storage$|supabase_migrations$)'`)
    const { tables } = await postgresDatabase(source.postgres.url).transaction(async (transaction) => ({
      tables: await tablesToBackUp(transaction),
    }))
    const handled = [...tables.map(({ name }) => name), ...Object.keys(excludedTables)]
    expect(made.split('\n').toSorted()).toEqual(handled.map((name) => `private.${name}`).toSorted())
  })

  test('carry a table that a later migration adds, with its types, references and numbering', {
    timeout: 360_000,
  }, async () => {
    const table = `
      create table private.later (
        id bigint generated always as identity primary key,
        session_id uuid references private.wiring_sessions,
        bytes bytea, list text[], moment timestamptz, amount numeric, length interval, document jsonb,
        doubled numeric generated always as (amount * 2) stored
      ); alter table private.later owner to wiring_owner`
    const row = `
      insert into private.later (session_id, bytes, list, moment, amount, length, document)
      select session_id, '\\x00ff', array['a,b', null, '"'], '2026-11-22 01:02:03.123456+00',
        0.1234567890123456789,
        '1 day 2 hours', '{"n": 12345678901234567890.5}'
      from private.wiring_sessions limit 1`
    const content = 'select * from private.later'
    for (const { postgres } of [source, empty]) postgres.run(table)
    source.postgres.run(`${row}; ${row}`)
    const file = join(folder, 'later.tar.gz')
    expect(await source.whole.backup(['--out', file], source.environment)).toMatchObject({ code: 0 })
    const { output } = await empty.whole.restore([file, '--replace'], empty.environment)
    expect(output).toContain('Everything is as it was at')
    expect(empty.postgres.run(content)).toBe(source.postgres.run(content))
    expect(empty.postgres.run(`${row} returning id`)).toBe('3')
    empty.postgres.run('drop table private.later')
    expect((await empty.whole.restore([file, '--replace'], empty.environment)).output).toContain(
      'private.later',
    )
  })
})
