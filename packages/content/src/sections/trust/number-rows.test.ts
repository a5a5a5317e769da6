import { expect, test } from 'vitest'
import { numberRows } from './number-rows.ts'

const texts = {
  storedLabel: 'Held',
  deletedLabel: 'Deleted',
  oldestLabel: 'Oldest',
  fewText: 'few',
  restoredLabel: 'Restored',
  restoredOn: null,
  notRestoredText: 'not yet',
}

const values = (...given: Parameters<typeof numberRows>) =>
  Object.fromEntries(numberRows(...given).map(({ label, value }) => [label, value]))

test('numbers below ten are words, and then no age is said', () => {
  const numbers = { stored: 0, oldestMonths: null, deleted: 20 }
  expect(values(texts, numbers)).toEqual({ Held: 'few', Deleted: '20', Restored: 'not yet' })
})

test('an age of no whole month is a number, too', () => {
  expect(values(texts, { stored: 10, oldestMonths: 0, deleted: 0 })).toMatchObject({
    Held: '10',
    Oldest: '0',
  })
})

test('without the database only the day of the restore is left', () => {
  expect(values({ ...texts, restoredOn: '2026-11-24' }, null)).toEqual({ Restored: '24 November 2026' })
})
