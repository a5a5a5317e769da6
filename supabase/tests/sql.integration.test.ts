import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostedBasics } from '@wiring/local/migrations'
import { repositoryRoot } from '@wiring/local/settings'
import { pgTapFile, pgTapMissing } from '@wiring/local/testing/pg-tap'
import {
  migratePlainPostgres,
  type PlainPostgres,
  type PostgresDatabase,
  startPlainPostgres,
} from '@wiring/local/testing/plain-postgres'
import { createEmptyDatabase, createMigratedDatabase } from '@wiring/local/testing/shared-resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const folder = join(repositoryRoot, 'supabase/tests')
const supabaseCli = join(repositoryRoot, 'node_modules/.bin/supabase')
const files = readdirSync(folder).filter((file) => file.endsWith('.test.sql'))

/** What `create extension` would run, were its files beside this server's. */
const setup = () =>
  readFileSync(join(folder, '00-setup.psql'), 'utf8').replace(
    /^create extension .*$/m,
    () => `set local search_path = tap; ${readFileSync(pgTapFile() ?? '', 'utf8')}; reset search_path;`,
  )

if (pgTapMissing() !== null) console.log(`pgTAP skipped: ${pgTapMissing()}`)

describe('the migrations, applied from zero', () => {
  let postgres: PostgresDatabase
  beforeAll(async () => {
    postgres = await createEmptyDatabase()
    migratePlainPostgres(postgres)
    if (pgTapMissing() === null) postgres.run(setup())
  })
  afterAll(() => postgres.stop())

  test.skipIf(pgTapMissing() !== null).each(files)('%s passes', (file) => {
    const lines = postgres.run(readFileSync(join(folder, file), 'utf8')).split('\n')
    const verdicts = lines.filter((line) => /^(not )?ok \d/.test(line))
    expect(verdicts.filter((line) => line.startsWith('not'))).toEqual([])
    expect(verdicts.length).toBeGreaterThan(4)
    expect(lines.at(-1)).not.toMatch(/planned|failed/i)
  })

  test('the generated types name every function of the API with its arguments', () => {
    const named = postgres.run(
      `select json_object_agg(proname, coalesce(to_json((
         select array_agg(argument order by argument collate "C") from unnest(proargnames[1:pronargs]) argument)), '[]'))
       from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    const types = readFileSync(join(repositoryRoot, 'packages/contract/src/database.types.ts'), 'utf8')
    const functions = types.slice(types.indexOf('Functions: {'), types.indexOf('Enums: {'))
    const listed = [
      ...functions.matchAll(/^ {6}(\w+): \{[\s\S]*?Args: (?:Record<PropertyKey, never>|\{([^}]*)\})/gm),
    ].map(([, name, args = '']) => [name, [...args.matchAll(/(\w+)\??: /g)].map(([, arg]) => arg).sort()])
    expect(Object.fromEntries(listed)).toEqual(JSON.parse(named))
  })
})

test("Supabase's advisors report only the expected notes", async () => {
  const postgres = await createMigratedDatabase()
  const command = ['db', 'advisors', '--level', 'info', '--db-url', `${postgres.url}?sslmode=disable`]
  const advisors = spawnSync(supabaseCli, command, {
    encoding: 'utf8',
    cwd: repositoryRoot,
    timeout: 180_000,
  })
  await postgres.stop()
  const found = advisors.stdout.slice(Math.max(advisors.stdout.indexOf('['), 0)) || '[]'
  const names = (JSON.parse(found) as { name: string; level: string }[]).map(
    ({ name, level }) => `${level} ${name}`,
  )
  // Tables without policies are meant; a new database uses no index.
  expect(['INFO rls_enabled_no_policy', 'INFO unused_index']).toEqual(expect.arrayContaining(names))
  expect(names).toContain('INFO rls_enabled_no_policy')
})

describe('a database like a hosted one', () => {
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
