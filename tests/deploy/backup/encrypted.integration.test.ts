import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSession, read } from '@wiring/local/testing/calls'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StackWithLake, startStackWithLake } from './stack-with-lake.ts'

let source: StackWithLake
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encrypted-'))
  source = await startStackWithLake()
})
afterAll(async () => {
  await source.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a machine that only has the public key makes a backup that it cannot read, and says when', {
  timeout: 720_000,
}, async () => {
  const key = await generateX25519Identity()
  const identity = join(folder, 'key.txt')
  writeFileSync(identity, key)
  const textfile = join(folder, 'tracework.prom')
  const session = await newSession(source.stack, 'kept@studio.example')
  const publicKey = { BACKUP_RECIPIENTS: await identityToRecipient(key), BACKUP_TEXTFILE: textfile }
  expect(await source.backup([], publicKey)).toMatchObject({ code: 0 })

  const backups = join(source.stack.data, 'backups')
  const [name = ''] = readdirSync(backups).filter((each) => each.endsWith('.tar.gz.age'))
  const file = join(backups, name)
  expect(readFileSync(file, 'latin1').startsWith('age-encryption.org/v1\n')).toBe(true)
  expect(readdirSync(backups).filter((each) => each !== name)).toEqual(['deletions.ndjson'])
  const [, seconds] = /^tracework_backup_timestamp_seconds (\d+)$/m.exec(readFileSync(textfile, 'utf8')) ?? []
  expect(Math.abs(Number(seconds) - Date.now() / 1_000)).toBeLessThan(120)

  const later = await newSession(source.stack, 'later@studio.example')
  const refused = await source.restore([file, '--replace'])
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('BACKUP_IDENTITY') })
  expect(await read(source.stack, later)).toHaveLength(1)

  const restored = await source.restore([file, '--replace'], { BACKUP_IDENTITY: identity })
  expect(restored.code, restored.output).toBe(0)
  expect(await read(source.stack, session)).toMatchObject([{ email: 'kept@studio.example' }])
  expect(await read(source.stack, later)).toEqual([])
})
