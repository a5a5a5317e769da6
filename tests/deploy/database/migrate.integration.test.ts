import { migrateDatabase } from '@wiring/deploy/migrate-database'
import { migrationFiles } from '@wiring/deploy/migrations'
import { hostedBasics } from '@wiring/local/migrations'
import { type PlainPostgres, startPlainPostgres } from '@wiring/local/testing/plain-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

let postgres: PlainPostgres

beforeAll(async () => {
  postgres = await startPlainPostgres()
  postgres.run(hostedBasics())
})
afterAll(() => postgres.stop())

const later = (version: string, sql: string) => ({ version, name: 'later', sql })
const files = migrationFiles()

test('of two releases that migrate at once one applies the files, and the other finds nothing to do', async () => {
  const both = await Promise.all([migrateDatabase(postgres.url, files), migrateDatabase(postgres.url, files)])
  const names = files.map(({ version, name }) => `${version}_${name}.sql`)
  expect(both.toSorted((one, other) => one.length - other.length)).toEqual([[], names])
  expect(postgres.run('select private.schema_version()')).toContain(String(files.length))
})

test('a file that fails is taken back whole, the one before it stays, and the next run goes on', async () => {
  const good = later('29990101000001', 'create table private.good (id int)')
  const bad = later('29990101000002', 'create table private.bad (id int); select 1 / 0')
  await expect(migrateDatabase(postgres.url, [...files, good, bad])).rejects.toThrow(
    /^29990101000002_later\.sql was taken back, and nothing after it was tried: division by zero$/,
  )
  expect(
    postgres.run("select to_regclass('private.good') is not null, to_regclass('private.bad') is null"),
  ).toMatch(/t.*t/s)
  const mended = { ...bad, sql: 'create table private.bad (id int)' }
  expect(await migrateDatabase(postgres.url, [...files, good, mended])).toEqual(['29990101000002_later.sql'])
})

test('a release that knows less than the database does not touch it, and says what it does not know', async () => {
  await expect(migrateDatabase(postgres.url, files)).rejects.toThrow(
    /does not know \(29990101000001, 29990101000002\)/,
  )
})

test('a database that cannot be reached is named without its password', async () => {
  const nowhere = migrateDatabase('postgresql://postgres:secret@127.0.0.1:1/postgres', files)
  await expect(nowhere).rejects.toThrow('The database at 127.0.0.1:1 cannot be reached')
  await expect(nowhere).rejects.not.toThrow(/secret/)
})
