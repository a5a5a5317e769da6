import { readFileSync } from 'node:fs'
import { migrationFiles } from '@wiring/deploy/migrations'
import { hostedBasics } from '@wiring/local/migrations'
import { schemaFiles } from '@wiring/local/schemas'
import { type DatabaseFunction, ownFunctions, standingsOf } from '@wiring/local/testing/functions-in-schemas'
import { type PostgresDatabase, runInTurn } from '@wiring/local/testing/plain-postgres'
import { createEmptyDatabase } from '@wiring/local/testing/shared-resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseDescription, describeDatabase, differences } from './testing/describe-database.ts'

const scheduling = readFileSync(new URL('testing/like-pg-cron.sql', import.meta.url), 'utf8')
const sources = {
  schemas: schemaFiles().map(({ sql }) => sql),
  migrations: migrationFiles().map(({ sql }) => sql),
}
const between = (one: DatabaseDescription, other: DatabaseDescription) =>
  differences(['the schemas', one], ['the migrations', other])

async function made(scripts: string[]): Promise<PostgresDatabase> {
  const database = await createEmptyDatabase()
  runInTurn(database, [hostedBasics(), scheduling, ...scripts])
  return database
}

/** After a change that is taken back. */
const describePostgres = ({ run }: PostgresDatabase, change = '') =>
  describeDatabase(async (sql) => run(`${change}; ${sql}; rollback`))

describe('the schemas and the migrations', () => {
  let ofSchemas: PostgresDatabase
  let ofMigrations: PostgresDatabase
  let described: DatabaseDescription
  beforeAll(async () => {
    ofSchemas = await made(sources.schemas)
    ofMigrations = await made(sources.migrations)
    described = await describePostgres(ofSchemas)
  })
  afterAll(async () => {
    await ofSchemas.stop()
    await ofMigrations.stop()
  })

  test('make the same database', async () => {
    expect(described.size).toBeGreaterThan(500)
    expect(between(described, await describePostgres(ofMigrations))).toEqual([])
  })

  test('every function stands in one file, once and whole', async () => {
    const functions = ofMigrations.run(`select json_agg(f) from (${ownFunctions}) f`)
    const standings = standingsOf(JSON.parse(functions) as DatabaseFunction[])
    expect(standings.length).toBeGreaterThan(150)
    expect(standings.filter(({ bodies }) => bodies !== 1)).toEqual([])
    expect(standings.filter(({ isWhole }) => !isWhole)).toEqual([])
  })

  test('the description has every kind of thing that the schemas make', () => {
    const kinds = new Set([...described.keys()].map((name) => name.split(' ')[0]))
    const made =
      'schema role membership extension default table sequence column constraint index type function'
    expect([...kinds]).toEqual(
      expect.arrayContaining([...made.split(' '), 'trigger', 'policy', 'bucket', 'rows']),
    )
    expect(described.get('rows of cron.job')).toContain('*/10 * * * *')
  })

  test.each([
    [
      'create function private.scratch() returns integer language sql as $$ select 1 $$',
      'function private.scratch(): only in the migrations',
    ],
    ['drop function public.desk_log(text, jsonb)', 'function desk_log(text,jsonb): only in the schemas'],
    [
      'alter function private.utc_text(timestamptz) owner to postgres',
      'function private.utc_text(timestamp with time zone): differs',
    ],
    [
      'grant execute on function public.desk_who(text, jsonb) to anon',
      'function desk_who(text,jsonb): differs',
    ],
    [
      'alter table private.maps add column scratch text',
      'column private.maps.scratch: only in the migrations',
    ],
    ['alter table private.maps alter column care set default true', 'column private.maps.care: differs'],
    ['grant select (email) on private.operators to anon', 'column private.operators.email: differs'],
    [
      'alter table private.maps drop constraint hold_has_note',
      'constraint hold_has_note on private.maps: only in the schemas',
    ],
    ['drop index private.maps_signed', 'index private.maps_signed: only in the schemas'],
    ['alter table private.maps disable row level security', 'table private.maps: differs'],
    ['grant select on private.maps to service_role', 'table private.maps: differs'],
    [
      'alter table private.maps disable trigger fill_map_row',
      'trigger fill_map_row on private.maps: differs',
    ],
    [
      'alter policy "wiring_owner reads objects" on storage.objects using (false)',
      'policy "wiring_owner reads objects" on storage.objects: differs',
    ],
    ["update storage.buckets set public = true where id = 'json-profiles'", 'bucket json-profiles: differs'],
    [
      "update private.rate_limits set max_hits = 6 where name = 'signup_ip_hour'",
      'rows of private.rate_limits: differs',
    ],
    ["delete from cron.job where jobname = 'retention'", 'rows of cron.job: differs'],
    ["comment on table private.maps is 'scratch'", 'comment on table private.maps: only in the migrations'],
    ["create type private.scratch as enum ('a')", 'type private.scratch: only in the migrations'],
    ['alter type private.desk_access owner to postgres', 'type private.desk_access: differs'],
    [
      'alter default privileges in schema public grant select on tables to anon',
      'default privileges of postgres in public for r: only in the migrations',
    ],
    ['create publication scratch for table private.maps', 'publication scratch: only in the migrations'],
    ['alter role wiring_owner createdb', 'role wiring_owner: differs'],
    ['grant create on schema public to anon', 'schema public: differs'],
  ])('%s in one of the two is named', async (change, named) => {
    const found = between(described, await describePostgres(ofMigrations, change))
    expect(found.map((line) => line.split('\n')[0])).toContain(named)
  })
})
