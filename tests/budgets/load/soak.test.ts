import { expect, test } from 'vitest'
import { growth, minuteRow } from './soak.ts'

const sample = (site: number, postgres: number) =>
  new Map([
    ['site', site],
    ['postgres', postgres],
  ] as const)

test('memory that fills in the first quarter has not grown, memory that goes on growing has', () => {
  const minutes = Array.from({ length: 16 }, (_, minute) =>
    sample(100 + 10 * Math.min(minute, 4), 50 + 5 * minute),
  )
  const grown = growth(minutes)
  expect(grown.get('site')).toBe(0)
  // Five a minute, over the eight minutes from the second quarter to the last one.
  expect(grown.get('postgres')).toBe(40)
})

test('one minute that was higher is no growth', () => {
  const minutes = Array.from({ length: 16 }, (_, minute) => sample(minute === 15 ? 400 : 100, 50))
  expect(growth(minutes).get('site')).toBe(0)
})

test('a minute has its parts in one order, whatever their processes are numbered', () => {
  const minute = sample(100, 50)
  expect(minuteRow(1, new Map([...minute].toReversed()))).toBe(minuteRow(1, minute))
})
