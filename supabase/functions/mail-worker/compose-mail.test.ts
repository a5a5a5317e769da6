import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

// One mail of a kind that is not known keeps the whole batch from being read.
test('the worker composes each kind of mail that the outbox takes', () => {
  const [, taken = ''] = /kind text not null check \(kind in \(([^)]*)\)\)/.exec(
    read('../../schemas/30-mail.sql'),
  ) ?? ['', '']
  const kinds = namesIn(taken, /'(\w+)'/g)
  expect(kinds.length).toBeGreaterThan(8)
  expect(namesIn(read('compose-mail.ts'), /case '(\w+)':/g).toSorted()).toEqual(kinds.toSorted())
})
