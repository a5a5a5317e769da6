import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { documents } from './documents.ts'
import pictures from './pictures/pictures.generated.json' with { type: 'json' }
import { picturesFolder, seedNdjson } from './seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'seed-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('writes every document on a line of its own, with its pictures beside it', () => {
  const path = seedNdjson(folder)
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line)._id)).toEqual(documents.map(({ _id }) => _id))
  const files = [...readFileSync(path, 'utf8').matchAll(/image@file:\/\/(\.\/images\/[\w-]+\.png)/g)]
  expect(files).toHaveLength(7)
  for (const [, file] of files) expect(existsSync(join(dirname(path), file ?? ''))).toBe(true)
})

test('describes each picture as it is on disk', () => {
  for (const { file, sha1 } of pictures)
    expect([
      file,
      createHash('sha1')
        .update(readFileSync(join(picturesFolder, file)))
        .digest('hex'),
    ]).toEqual([file, sha1])
})
