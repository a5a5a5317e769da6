import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, respondsWithin } from './database.ts'
import { copyMigratedDatabase } from './testing/migrated-database.ts'

test('an embedded database that is closed does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-database-'))
  const database = await openDatabase(folder, undefined)
  expect(await respondsWithin(database, 3_000)).toBe(true)
  await database.close()
  expect(await respondsWithin(database, 3_000)).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})

test('a database of the migrations that the baseline replaced is refused with a way out, and left as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-database-'))
  await copyMigratedDatabase(folder)
  const database = await openDatabase(folder, undefined)
  await database.runner.script(
    "update supabase_migrations.schema_migrations set version = '20261128130000', name = 'signatures'",
  )
  await database.close()
  for (const _ of ['first', 'second'])
    await expect(openDatabase(folder, undefined)).rejects.toThrow(/npm run backup.*npm run reset/)
  rmSync(folder, { recursive: true, force: true })
})
