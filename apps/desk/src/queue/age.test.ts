import { expect, test } from 'vitest'
import { ageText, minutesText } from './age.ts'

const hours = (number: number) => number * 3_600

test('an age is formatted in minutes, then hours, then days', () => {
  expect(ageText(-5)).toBe('0 min')
  expect(ageText(hours(1) - 1)).toBe('59 min')
  expect(ageText(hours(31))).toBe('31 h')
  expect(ageText(hours(72))).toBe('3 d')
})

test('a review time is formatted to the second', () => {
  expect(minutesText(340)).toBe('5 min 40 s')
  expect(minutesText(59.6)).toBe('1 min 0 s')
  expect(minutesText(4)).toBe('4 s')
  expect(minutesText(7_300)).toBe('2 h')
})
