import { expect, test } from 'vitest'
import { isFolded, type ReadSources, withRead } from './read-sources.ts'

const none: ReadSources = new Map()

test('a source folds at every sentence but the one at which it was read first', () => {
  const read = withRead(none, ['A4', 'P3.2'], 'S2')
  expect(isFolded(read, 'A4', 'S2')).toBe(false)
  expect(isFolded(read, 'A4', 'S5')).toBe(true)
  expect(isFolded(read, 'P3.2', 'S5')).toBe(true)
  expect(isFolded(read, 'P3.1', 'S5')).toBe(false)
})

test('reading a source again at a later sentence does not move where it is open', () => {
  const read = withRead(none, ['A4'], 'S2')
  expect(withRead(read, ['A4'], 'S5')).toBe(read)
  const more = withRead(read, ['A4', 'A9'], 'S5')
  expect(more.get('A4')).toBe('S2')
  expect(more.get('A9')).toBe('S5')
})
