import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteBackupTime } from './backup-time.ts'

test('the file holds when the last backup ended, and nothing lies beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-time-'))
  try {
    const file = join(folder, 'tracework.prom')
    await noteBackupTime(file, new Date('2026-11-25T03:00:00Z'))
    await noteBackupTime(file, new Date('2026-11-26T03:00:01.900Z'))
    expect(await readFile(file, 'utf8')).toMatch(/^tracework_backup_timestamp_seconds 1795662001$/m)
    expect(await readdir(folder)).toEqual(['tracework.prom'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('without a file nothing is written', async () => {
  await expect(noteBackupTime(undefined, new Date())).resolves.toBeUndefined()
})
