import { expect, test } from 'vitest'
import { glitchOdds, glitchTiming } from './glitch-line.tsx'

test('a pointer at rest leaves the odds at 0.14 and 0.12', () => {
  expect(glitchOdds('one', 0)).toBe(0.14)
  expect(glitchOdds('two', 0)).toBe(0.12)
})

test('a moving pointer raises the odds by its distance, up to one width of the line', () => {
  expect(glitchOdds('one', 0.5)).toBeCloseTo(0.29)
  expect(glitchOdds('one', 40)).toBe(glitchOdds('one', 1))
  expect(glitchOdds('two', -1)).toBe(0.12)
})

test('there are never more than three flashes a second', () => {
  expect(1000 / glitchTiming.intervalMs).toBeLessThanOrEqual(3)
  expect(glitchTiming.durationMs).toBeLessThan(glitchTiming.intervalMs)
})
