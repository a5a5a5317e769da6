import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupCheck, diskCheck, recordCheck } from './this-machine.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const made = Date.parse('2026-11-20T03:00:00Z')
function write(name: string): void {
  writeFileSync(join(folder, name), '')
  utimesSync(join(folder, name), made / 1_000, made / 1_000)
}
const problem = async (minutesLater: number) =>
  (await backupCheck(folder, () => made + minutesLater * 60_000).run())?.problem

test('a backup of last night with a list of a minute ago is well', async () => {
  expect(await problem(0)).toBe(`There is no backup in ${folder}.`)
  write('wiring-2026-11-20T03-00-00.tar.gz')
  expect(await problem(5)).toBe('The list of deletions is older than ten minutes.')
  write('deletions.ndjson')
  expect(await problem(5)).toBeUndefined()
  expect(await problem(11)).toBe('The list of deletions is older than ten minutes.')
  expect(await problem(27 * 60)).toBe('The newest backup is 27 hours old.')
})

test('a disk with less room than a backup needs is said in megabytes', async () => {
  expect(await diskCheck(folder, 0).run()).toBeNull()
  expect((await diskCheck(folder, Infinity).run())?.problem).toMatch(/^\d+ MB are left where /)
})

test('a log that stands still for more than a minute is said in seconds', async () => {
  const problem = async (secondsLater: number) =>
    (await recordCheck(folder, () => made + secondsLater * 1_000).run())?.problem
  expect(await problem(0)).toBe('The database was never recorded whole.')
  mkdirSync(join(folder, 'log'))
  write('log/recorded')
  expect(await problem(60)).toBeUndefined()
  expect(await problem(61)).toBe('The database was not for 61 seconds recorded whole.')
})
