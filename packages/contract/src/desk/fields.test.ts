import { expect, test } from 'vitest'
import { count, day, id, moment, storable } from './fields.ts'

test('what Postgres cannot store is left out of a text', () => {
  expect(storable.parse('a\u0000b\ud800c\udc00😀')).toBe('abc😀')
  expect(storable.max(2).safeParse('abc').success).toBe(false)
})

test.each(['', '%', '\u0000', 'a'.repeat(5_000), '11111111-2222-3333-4444-55555555555Z'])(
  'the malformed id %j is an unknown one',
  (given) => expect(id.parse(given)).toBe(''),
)

test('an id is kept', () => {
  const given = '11111111-2222-3333-4444-555555555555'
  expect(id.parse(given)).toBe(given)
})

test.each([-1, 0.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('%j is no count', (given) => {
  expect(count.safeParse(given).success).toBe(false)
})

test.each(['2026-99-99', '2026-02-30', '0000-01-01', '12026-01-01', '-0001-01-01', '', 'now'])(
  '%j is no day and no moment',
  (given) => {
    expect(day.safeParse(given).success).toBe(false)
    expect(moment.safeParse(`${given}T00:00:00.000000Z`).success).toBe(false)
  },
)

test('a moment is in UTC: Postgres knows no offset of a day', () => {
  expect(moment.safeParse('2026-11-25T01:02:03.123456Z').success).toBe(true)
  expect(moment.safeParse('2026-11-25T01:02:03+23:59').success).toBe(false)
  expect(moment.safeParse('2026-11-25T24:00:00Z').success).toBe(false)
})
