import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unseal } from '../sealed-file.ts'
import { segmentKeeper } from './keep-segments.ts'
import { basesIn, logsOf, removeOldLogs } from './recovery-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
  for (const path of [logsOf(folder).segments, logsOf(folder).objects]) mkdirSync(path, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, moment: string): void {
  writeFileSync(join(folder, name), name)
  utimesSync(join(folder, name), new Date(moment), new Date(moment))
}

test('two copies of the database are kept, and of the log what came after the older one began', async () => {
  for (const day of ['24', '25', '26'])
    write(`base-2026-11-${day}T03-17-00.tar.gz.age`, `2026-11-${day}T03:20:00Z`)
  write('wiring-2026-11-24T03-17-00.tar.gz.age', '2026-11-24T03:17:10Z')
  write('log/wal/000000010000000000000001.gz.age', '2026-11-25T03:16:59Z')
  write('log/wal/000000010000000000000002.gz.age', '2026-11-25T03:17:01Z')
  write('log/objects/a.gz.age', '2026-11-24T12:00:00Z')
  write('log/objects/b.gz.age', '2026-11-25T12:00:00Z')
  await removeOldLogs(folder)
  expect((await basesIn(folder)).map(({ started }) => new Date(started).getUTCDate())).toEqual([26, 25])
  expect(readdirSync(logsOf(folder).segments)).toEqual(['000000010000000000000002.gz.age'])
  expect(readdirSync(logsOf(folder).objects)).toEqual(['b.gz.age'])
  expect(readdirSync(folder)).toContain('wiring-2026-11-24T03-17-00.tar.gz.age')
})

test('with one copy of the database nothing of the log goes', async () => {
  write('base-2026-11-26T03-17-00.tar.gz', '2026-11-26T03:20:00Z')
  write('log/wal/000000010000000000000001.gz', '2026-11-20T00:00:00Z')
  await removeOldLogs(folder)
  expect(readdirSync(logsOf(folder).segments)).toHaveLength(1)
})

test('a segment is kept as it grows, and once it is whole it is kept once and leaves the spool', async () => {
  const spool = join(folder, 'spool')
  const { segments } = logsOf(folder)
  mkdirSync(spool)
  const [name, other] = ['00000001000000000000000A', 'README']
  const keep = segmentKeeper(spool, segments, [])
  write(`spool/${name}.partial`, '2026-11-26T03:00:00Z')
  write(`spool/${other}`, '2026-11-26T03:00:00Z')
  await keep()
  expect(readdirSync(segments)).toEqual([`${name}.partial.gz`])
  writeFileSync(join(spool, `${name}.partial`), 'more of it')
  await keep()
  expect(String(await buffer(unseal(join(segments, `${name}.partial.gz`))))).toBe('more of it')
  renameSync(join(spool, `${name}.partial`), join(spool, name))
  await keep()
  expect(readdirSync(segments)).toEqual([`${name}.gz`])
  expect(readdirSync(spool)).toEqual([other])
})
