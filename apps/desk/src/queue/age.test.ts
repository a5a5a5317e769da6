import { expect, test } from 'vitest'
import { ageText } from './age.ts'

const hours = (number: number) => number * 3_600

test('an age is formatted in minutes, then hours, then days', () => {
  expect(ageText(-5)).toBe('0 min')
  expect(ageText(hours(1) - 1)).toBe('59 min')
  expect(ageText(hours(31))).toBe('31 h')
  expect(ageText(hours(72))).toBe('3 d')
})
