import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, respondsWithin } from './database.ts'
import { copyMigratedDatabase } from './testing/migrated-database.ts'

const open = (within: string): Promise<Database> => openDatabase({ folder: within, fsync: 'off' })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wiring-database-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a database that is closed does not answer', async () => {
  const database = await open(folder)
  expect(await respondsWithin(database, 3_000)).toBe(true)
  await database.close()
  expect(await respondsWithin(database, 3_000)).toBe(false)
})

test('a database of the migrations that the baseline replaced is refused with a way out, and left as it is', async () => {
  await copyMigratedDatabase(folder)
  const database = await open(folder)
  await database.runner.script(
    "update supabase_migrations.schema_migrations set version = '20261128130000', name = 'signatures'",
  )
  await database.close()
  for (const _ of ['first', 'second'])
    await expect(open(folder)).rejects.toThrow(/npm run backup.*npm run reset/)
})

test('a folder of the earlier database is refused with a way out, and left as it is', async () => {
  const kept = join(folder, 'pgdata/PG_VERSION')
  mkdirSync(join(folder, 'pgdata'))
  writeFileSync(kept, '17')
  for (const _ of ['first', 'second'])
    await expect(open(folder)).rejects.toThrow(/npm run backup.*npm run reset/)
  expect(readFileSync(kept, 'utf8')).toBe('17')
})
