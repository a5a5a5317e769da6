import { expect, test } from 'vitest'
import { spreadOf } from './spread.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('the middle of an odd and of an even count', () => {
  expect(spreadOf([9, 1, 5]).median).toBe(5)
  expect(spreadOf([9, 1, 5, 7]).median).toBe(6)
})

/** The tables of the sign test: of 10 values the second and the ninth, of 20 the sixth and the fifteenth. */
test.each([
  [5, 1, 5],
  [6, 1, 6],
  [10, 2, 9],
  [20, 6, 15],
])('of %i values the bounds are the ranks %i and %i', (count, low, high) => {
  expect(spreadOf(upTo(count))).toMatchObject({ low, high })
})

test('one slow value out of ten moves no bound', () => {
  expect(spreadOf([...upTo(9), 1_000])).toMatchObject({ low: 2, high: 9 })
})
