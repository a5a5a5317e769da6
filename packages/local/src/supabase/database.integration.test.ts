import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answersWithin, openDatabase } from './database.ts'

test('an embedded database that is closed does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-database-'))
  const database = await openDatabase(folder, undefined)
  expect(await answersWithin(database, 3_000)).toBe(true)
  await database.close()
  expect(await answersWithin(database, 3_000)).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})
