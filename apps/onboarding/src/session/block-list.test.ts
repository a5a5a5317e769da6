import { expect, test } from 'vitest'
import { BlockList } from './block-list.ts'

test('a caller is blocked for as long as it was told, and nobody else is', () => {
  const callers = new BlockList()
  expect(callers.wait('a', 0)).toBe(0)
  callers.add('a', 600, 0)
  expect(callers.wait('a', 1_000)).toBe(599)
  expect(callers.wait('b', 1_000)).toBe(0)
  expect(callers.wait('a', 600_000)).toBe(0)
})

test('ten thousand callers are remembered, and the oldest forgotten', () => {
  const callers = new BlockList()
  for (let caller = 0; caller < 10_001; caller += 1) callers.add(String(caller), 600, caller)
  expect(callers.wait('0', 20_000)).toBe(0)
  expect(callers.wait('1', 20_000)).toBeGreaterThan(0)
  expect(callers.wait('10000', 20_000)).toBeGreaterThan(0)
})
