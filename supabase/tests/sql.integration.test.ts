import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { hostedBasics } from '@wiring/local/migrations'
import { repositoryRoot } from '@wiring/local/settings'
import { copyMigratedDatabase } from '@wiring/local/testing/migrated-database'
import {
  migratePlainPostgres,
  type PlainPostgres,
  type PostgresDatabase,
  pgTapMissing,
  plainPostgresMissing,
  startPlainPostgres,
} from '@wiring/local/testing/plain-postgres'
import { createEmptyDatabase } from '@wiring/local/testing/shared-resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = join(repositoryRoot, 'supabase/tests')
const supabaseCli = join(repositoryRoot, 'node_modules/.bin/supabase')
const setup = readFileSync(join(folder, '00-setup.psql'), 'utf8')
const files = readdirSync(folder).filter((file) => file.endsWith('.test.sql'))

async function tapLines(database: PGlite, file: string): Promise<string[]> {
  const results = await database.exec(readFileSync(join(folder, file), 'utf8'))
  const cells = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
  return cells.filter((cell): cell is string => typeof cell === 'string')
}

describe('pgTAP inside PGlite, which the local stack runs on', () => {
  let database: PGlite
  const data = mkdtempSync(join(tmpdir(), 'wiring-pgtap-'))
  beforeAll(async () => {
    await copyMigratedDatabase(data)
    database = await PGlite.create(join(data, 'pgdata'), { extensions: { pgtap } })
    await database.exec(setup)
  })
  afterAll(async () => {
    await database.close()
    rmSync(data, { recursive: true })
  })

  test.each(files)('%s passes', async (file) => {
    const lines = await tapLines(database, file)
    const verdicts = lines.filter((line) => /^(not )?ok \d/.test(line))
    expect(verdicts.filter((line) => line.startsWith('not'))).toEqual([])
    expect(verdicts.length).toBeGreaterThan(4)
    expect(lines.at(-1)).not.toMatch(/planned|failed/i)
  })

  test('the generated types name every function of the API with its arguments', async () => {
    const { rows } = await database.query<{ name: string; arguments: string[] | null }>(
      `select proname as name, proargnames[1:pronargs] as arguments from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    const types = readFileSync(join(repositoryRoot, 'packages/contract/src/database.types.ts'), 'utf8')
    const functions = types.slice(types.indexOf('Functions: {'), types.indexOf('Enums: {'))
    const named = [
      ...functions.matchAll(/^ {6}(\w+): \{[\s\S]*?Args: (?:Record<PropertyKey, never>|\{([^}]*)\})/gm),
    ]
    const listed = named.map(([, name, args = '']) => [
      name,
      [...args.matchAll(/(\w+)\??: /g)].map(([, arg]) => arg).sort(),
    ])
    const real = rows.map((row) => [row.name, [...(row.arguments ?? [])].sort()])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(real))
  })
})

const reason = plainPostgresMissing()
if (pgTapMissing() !== null) console.log(`pg_prove skipped: ${pgTapMissing()}`)

describe.skipIf(reason !== null)('pgTAP on a plain Postgres 15', () => {
  let postgres: PostgresDatabase
  beforeAll(async () => {
    postgres = await createEmptyDatabase()
    migratePlainPostgres(postgres)
  })
  afterAll(() => postgres.stop())

  test.skipIf(pgTapMissing() !== null)(
    'the migrations apply from zero, and all SQL tests pass by pg_prove',
    () => {
      postgres.run(setup)
      const prove = spawnSync(
        'pg_prove',
        files.map((file) => join(folder, file)),
        {
          env: postgres.environment,
          encoding: 'utf8',
        },
      )
      expect(prove.stdout + prove.stderr).toContain('Result: PASS')
    },
  )

  test("Supabase's advisors report only the expected notes", () => {
    const command = ['db', 'advisors', '--level', 'info', '--db-url', `${postgres.url}?sslmode=disable`]
    const advisors = spawnSync(supabaseCli, command, {
      encoding: 'utf8',
      cwd: repositoryRoot,
      timeout: 60_000,
    })
    const found = advisors.stdout.slice(Math.max(advisors.stdout.indexOf('['), 0)) || '[]'
    const names = (JSON.parse(found) as { name: string; level: string }[]).map(
      ({ name, level }) => `${level} ${name}`,
    )
    // Tables without policies are meant; a new database uses no index.
    expect(['INFO rls_enabled_no_policy', 'INFO unused_index']).toEqual(expect.arrayContaining(names))
    expect(names).toContain('INFO rls_enabled_no_policy')
  })
})

describe.skipIf(reason !== null)('a database like a hosted one', () => {
  let postgres: PlainPostgres
  beforeAll(async () => {
    postgres = await startPlainPostgres()
    postgres.run(hostedBasics())
    postgres.run(
      readFileSync(join(repositoryRoot, 'packages/local/src/supabase/testing/like-hosted.sql'), 'utf8'),
    )
  })
  afterAll(() => postgres.stop())

  test('`supabase db push` applies the migrations as a role that is no superuser, and has nothing left to do then', () => {
    const url = `postgresql://hosted_postgres:hosted@${postgres.url.replace(/^.*@/, '')}?sslmode=disable`
    const push = () =>
      spawnSync(supabaseCli, ['db', 'push', '--yes', '--db-url', url], {
        encoding: 'utf8',
        cwd: repositoryRoot,
      })
    const first = push()
    expect(first.stdout + first.stderr).toContain('Finished supabase db push')
    const second = push()
    expect(second.stdout + second.stderr).toContain('up to date')
    const owner =
      "select distinct proowner::regrole::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef"
    expect(postgres.run(owner)).toBe('wiring_owner')
    const signup =
      "set local role service_role; select public.signup_wiring_session('a@b.example', 'k', 'i', null, false) ->> 'status'"
    expect(postgres.run(signup)).toBe('created')
    const upload = `set local role service_role; insert into storage.objects (bucket_id, name)
      values ('wiring-images', gen_random_uuid() || '/image-1700000000000-0.png')`
    expect(() => postgres.run(upload)).toThrow('upload rules')
  })

  test('making triggers on the table of objects needs no ownership, only the privilege that hosted projects have', () => {
    postgres.run(`create role only_granted; grant usage on schema storage to only_granted;
      grant trigger on storage.objects to only_granted;
      create schema own authorization only_granted; set local role only_granted;
      create function own.pass() returns trigger language plpgsql as 'begin return new; end';
      create trigger may_be_made before insert on storage.objects for each row execute function own.pass()`)
    postgres.run('drop trigger may_be_made on storage.objects')
  })
})
