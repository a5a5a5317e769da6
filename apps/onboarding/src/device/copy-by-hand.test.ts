import { afterEach, expect, test, vi } from 'vitest'
import { copyByHand } from './copy-by-hand.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, 'hold a finger on it and choose Copy'],
  [false, 'copy it with Ctrl + C or ⌘ + C'],
])('nobody is told of keys that are not there (touch: %s)', (matches, advice) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  expect(copyByHand()).toBe(advice)
})
