import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, respondsWithin } from './database.ts'

test('an embedded database that is closed does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-database-'))
  const database = await openDatabase(folder, undefined)
  expect(await respondsWithin(database, 3_000)).toBe(true)
  await database.close()
  expect(await respondsWithin(database, 3_000)).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})
