import { expect, test } from 'vitest'
import { chanceOfDifferences } from './signed-rank.ts'

test('differences on one side are unlikely, mixed ones and a single outlier are not', () => {
  // From the published tables: for eight pairs, a rank sum of 3 has 0.0391, of 5 has 0.0781.
  expect(chanceOfDifferences([1, 2, -3, 4, 5, 6, 7, 8])).toBeCloseTo(0.0391, 4)
  expect(chanceOfDifferences([1, 2, 3, 4, -5, 6, 7, 8])).toBeCloseTo(0.0781, 4)
  expect(chanceOfDifferences(Array.from({ length: 12 }, (_, index) => 5 + index))).toBe(2 / 2 ** 12)
  expect(chanceOfDifferences([900, -1, 2, -3, 4, -5, 6, -7, 8, -9])).toBeGreaterThan(0.5)
})
