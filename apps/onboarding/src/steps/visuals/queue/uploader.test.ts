import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelay } from './uploader.ts'

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
])('the delay after failure %i is about %i ms', (failures, delay) => {
  expect(retryDelay(failures, 0.5)).toBe(delay)
})

test('there is no automatic retry after the fourth failure', () => {
  expect(retryDelay(4, 0.5)).toBeNull()
})

test('jitter changes the delay by a quarter at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, random) => {
        const middle = 1_000 * 2 ** (failures - 1)
        expect(Math.abs((retryDelay(failures, random) ?? 0) - middle)).toBeLessThanOrEqual(middle / 4)
      },
    ),
  )
})
