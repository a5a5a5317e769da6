import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupName, removeOldBackups, temporaryPath } from './backup-files.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, days: number): string {
  writeFileSync(join(folder, name), 'x')
  utimesSync(join(folder, name), daysAgo(days), daysAgo(days))
  return name
}

test('a backup is removed after 28 days, so that the 30 days of the privacy policy hold', async () => {
  const old = put(backupName(daysAgo(28)), 28)
  const encrypted = put(backupName(daysAgo(29), true), 29)
  const young = put(backupName(daysAgo(27)), 27)
  const removed = await removeOldBackups(join(folder, 'mine.tar.gz'), now)
  expect(removed.toSorted()).toEqual([old, encrypted].toSorted())
  expect(readdirSync(folder)).toEqual([young])
})

function leave(name: string, days: number): string {
  mkdirSync(join(folder, name))
  put(join(name, 'wiring_sessions.ndjson'), days)
  utimesSync(join(folder, name), daysAgo(days), daysAgo(days))
  return name
}

test('files of a killed backup are removed after a day, and files of other names never', async () => {
  const left = [leave(temporaryPath(backupName(daysAgo(2))), 2), leave(temporaryPath('mine.tar.gz'), 2)]
  const kept = [leave(temporaryPath(backupName(daysAgo(0))), 0), leave(temporaryPath('other'), 400)]
  kept.push(put('mine.tar.gz', 400))
  symlinkSync('nowhere', join(folder, 'broken-link'))
  kept.push('broken-link')
  expect((await removeOldBackups(join(folder, 'mine.tar.gz'), now)).toSorted()).toEqual(left.toSorted())
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted())
})
