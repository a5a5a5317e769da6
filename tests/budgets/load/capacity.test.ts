import { expect, test } from 'vitest'
import { coresAt, enoughUntil, rounded, secondsOfVisitor } from './capacity.ts'

test('as many cores as are enough until a number of visitors are busy at it', () => {
  const seconds = 0.012
  for (const cores of [1, 2, 7]) expect(coresAt(enoughUntil(cores, seconds), seconds)).toBeCloseTo(cores)
  // 0.012 s × 1,000,000 in a day, five times that in the busiest minute, cores to six tenths.
  expect(coresAt(1_000_000, seconds)).toBeCloseTo(1.157, 3)
})

test('a visitor is one of a hundred who apply', () => {
  const of = (site: number) => ({ cpu: { site } })
  const measured = { visitors: of(10), applicants: of(500) }
  expect(secondsOfVisitor(measured, ['site', 'nginx'])).toBeCloseTo(0.015)
})

test('a limit is rounded down, to two figures', () => {
  expect([345_678, 99_999, 1_200, 7].map(rounded)).toEqual([340_000, 99_000, 1_200, 7])
})
