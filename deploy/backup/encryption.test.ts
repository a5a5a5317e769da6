import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { readRecipients } from './encryption.ts'

let folder: string
let key: string
let recipient: string
const word = 'words of an applicant '

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encryption-'))
  key = await generateX25519Identity()
  recipient = await identityToRecipient(key)
  await writeFile(join(folder, 'key.txt'), `# created: 2026\n# public key: ${recipient}\n${key}\n`)
  await writeFile(join(folder, 'other.txt'), await generateX25519Identity())
})
afterAll(() => rm(folder, { recursive: true }))

async function backUp(name: string, recipients: string[]): Promise<string> {
  const file = join(folder, name)
  const archive = writeArchive(file, recipients)
  await archive.addBytes('rows/words.ndjson', Buffer.from(word.repeat(20_000)))
  await archive.finish({
    format: 1,
    createdAt: '2026-11-26T00:00:00Z',
    schema: '1',
    supabaseUrl: 'https://x.example',
    tables: [],
    objects: [],
    documents: 0,
  })
  return file
}

async function readBack(file: string, identity?: string): Promise<string> {
  vi.stubEnv('BACKUP_IDENTITY', identity === undefined ? '' : join(folder, identity))
  let text = ''
  await verifyArchive(file, async (name, chunks) => {
    for await (const chunk of chunks) if (name.startsWith('rows/')) text += Buffer.from(chunk).toString()
  })
  return text
}

test('only the private key opens a backup', async () => {
  const file = await backUp('encrypted.tar.gz.age', [recipient])
  expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
  expect(await readBack(file, 'key.txt')).toBe(word.repeat(20_000))
  await expect(readBack(file)).rejects.toThrow('name the file of its private key in BACKUP_IDENTITY')
  await expect(readBack(file, 'other.txt')).rejects.toThrow('No key in the file')
})

test('each of several recipients opens it', async () => {
  const second = await readFile(join(folder, 'other.txt'), 'utf8')
  const file = await backUp('two.tar.gz.age', [recipient, await identityToRecipient(second)])
  expect(await readBack(file, 'other.txt')).toBe(await readBack(file, 'key.txt'))
})

test('an altered or cut file is damaged', async () => {
  const whole = await readFile(await backUp('whole.tar.gz.age', [recipient]))
  const altered = Buffer.from(whole)
  altered[whole.length - 30] = (altered[whole.length - 30] ?? 0) ^ 1
  for (const [index, bytes] of [altered, whole.subarray(0, whole.length - 40)].entries()) {
    const file = join(folder, `damaged-${index}`)
    await writeFile(file, bytes)
    await expect(readBack(file, 'key.txt')).rejects.toThrow('is damaged')
  }
})

test('without recipients it is as it always was, and needs no key', async () => {
  const file = await backUp('plain.tar.gz', [])
  expect((await readFile(file)).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect(await readBack(file)).toBe(word.repeat(20_000))
})

test('a wrong recipient fails the backup, before anything is written in the clear', async () => {
  await expect(backUp('wrong.tar.gz.age', ['age1nothing'])).rejects.toThrow()
  expect(await readFile(join(folder, 'wrong.tar.gz.age')).catch(() => Buffer.alloc(0))).toHaveLength(0)
  expect(readRecipients({ NODE_ENV: 'test', BACKUP_RECIPIENTS: ' age1a, age1b ' })).toEqual([
    'age1a',
    'age1b',
  ])
  expect(readRecipients({ NODE_ENV: 'test', BACKUP_RECIPIENTS: '' })).toEqual([])
})
