import { expect, test } from 'vitest'
import { MissLimit } from './miss-limit.ts'

const minutes = 60_000

test('T25 the twentieth miss closes the door to that caller alone', () => {
  const limit = new MissLimit()
  for (let miss = 1; miss <= 19; miss++) limit.miss('a', 0)
  expect(limit.wait('a', 1)).toBe(0)
  limit.miss('a', 0)
  expect(limit.wait('a', 1)).toBe(600)
  expect(limit.wait('b', 1)).toBe(0)
})

test('after ten minutes the count starts again', () => {
  const limit = new MissLimit()
  for (let miss = 1; miss <= 20; miss++) limit.miss('a', 0)
  expect(limit.wait('a', 10 * minutes)).toBe(0)
  limit.miss('a', 10 * minutes)
  expect(limit.wait('a', 10 * minutes + 1)).toBe(0)
})

test('a flood of callers does not grow the memory', () => {
  const limit = new MissLimit()
  for (let caller = 0; caller < 25_000; caller++) limit.miss(`c${caller}`, caller)
  for (let miss = 1; miss <= 20; miss++) limit.miss('late', 25_000)
  expect(limit.wait('late', 25_001)).toBeGreaterThan(0)
  expect(limit.wait('c0', 25_001)).toBe(0)
})
