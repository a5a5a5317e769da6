import { expect, test } from 'vitest'
import { changesByType, dueTypes, nextDueTime } from './due-types.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const ms = (second: number) => Date.parse(at(second))
const banner = { _id: 'b', _type: 'banner', _updatedAt: at(0), publishAt: at(10), unpublishAt: at(20) }
const offering = { _id: 'o', _type: 'offering', _updatedAt: at(0), publishAt: null }

test('a type is due once for each of its dates, and not earlier', () => {
  const all = [banner, offering]
  expect(dueTypes(all, ms(0), ms(9))).toEqual([])
  expect(dueTypes(all, ms(9), ms(10))).toEqual(['banner'])
  expect(dueTypes(all, ms(10), ms(19))).toEqual([])
  expect(dueTypes(all, ms(10), ms(20))).toEqual(['banner'])
})

test('what fell due while the process was stalled is due', () => {
  expect(dueTypes([banner], ms(0), ms(3_600))).toEqual(['banner'])
})

test('the next due time is the earliest in the future', () => {
  expect(nextDueTime([offering], ms(0))).toBe(Infinity)
  expect(nextDueTime([banner], ms(0))).toBe(ms(10))
  expect(nextDueTime([banner], ms(10))).toBe(ms(20))
})

test('a change is of exactly its type and has the time of the last document, or none if one is gone', () => {
  const both = [banner, offering]
  const changes = (after: typeof both | unknown[]) => [...changesByType(both, after as typeof both)]
  expect(changes([offering, banner])).toEqual([])
  expect(changes([{ ...banner, _updatedAt: at(5) }, offering])).toEqual([['banner', ms(5)]])
  const second = { ...offering, _id: 'p', _updatedAt: at(7) }
  expect(changes([banner, { ...offering, _updatedAt: at(9) }, second])).toEqual([['offering', ms(9)]])
  expect(changes([banner])).toEqual([['offering', Infinity]])
  expect(changes([banner, second])).toEqual([['offering', Infinity]])
})

test('a time that is cut to seconds may be as late as the end of its second', () => {
  const cut = { ...banner, _updatedAt: '2026-01-01T00:00:05Z' }
  expect([...changesByType([banner], [cut])]).toEqual([['banner', ms(5) + 999]])
})
