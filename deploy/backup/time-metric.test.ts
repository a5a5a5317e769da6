import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timeMetrics, writeTimeMetric } from './time-metric.ts'

test('the file holds the last time only, in whole seconds, and nothing lies beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-time-'))
  try {
    const file = join(folder, 'tracework.prom')
    await writeTimeMetric(file, 'tracework_backup_timestamp_seconds', new Date('2026-11-25T03:00:00Z'))
    await writeTimeMetric(file, 'tracework_backup_timestamp_seconds', new Date('2026-11-26T03:00:01.900Z'))
    expect(await readFile(file, 'utf8')).toMatch(/^tracework_backup_timestamp_seconds 1795662001$/m)
    expect(await readdir(folder)).toEqual(['tracework.prom'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the alert rules name only what is written here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-time-'))
  try {
    const rules = await readFile(new URL('../alerts/tracework.rules.yml', import.meta.url), 'utf8')
    const named = new Set([...rules.matchAll(/\btracework_\w+/g)].map(String))
    const written = Object.keys(timeMetrics) as (keyof typeof timeMetrics)[]
    expect([...named].toSorted()).toEqual(written.toSorted())
    for (const name of written) {
      const file = join(folder, name)
      await writeTimeMetric(file, name, new Date())
      expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('without a file nothing is written', async () => {
  await expect(
    writeTimeMetric(undefined, 'tracework_record_timestamp_seconds', new Date()),
  ).resolves.toBeUndefined()
})
