import { expect, test } from 'vitest'
import { BlockList } from './block-list.ts'

test('only the added caller is blocked, for the given seconds', () => {
  const callers = new BlockList()
  expect(callers.secondsLeft('a', 0)).toBe(0)
  callers.add('a', 600, 0)
  expect(callers.secondsLeft('a', 1_000)).toBe(599)
  expect(callers.secondsLeft('b', 1_000)).toBe(0)
  expect(callers.secondsLeft('a', 600_000)).toBe(0)
})

test('the oldest of more than ten thousand callers is dropped', () => {
  const callers = new BlockList()
  for (let caller = 0; caller < 10_001; caller += 1) callers.add(String(caller), 600, caller)
  expect(callers.secondsLeft('0', 20_000)).toBe(0)
  expect(callers.secondsLeft('1', 20_000)).toBeGreaterThan(0)
  expect(callers.secondsLeft('10000', 20_000)).toBeGreaterThan(0)
})
