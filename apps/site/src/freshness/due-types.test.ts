import { expect, test } from 'vitest'
import { changedTypes, dueTypes, latestChangeByType, nextDueTime } from './due-types.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const ms = (second: number) => Date.parse(at(second))
const banner = { _type: 'banner', _updatedAt: at(0), publishAt: at(10), unpublishAt: at(20) }
const offering = { _type: 'offering', _updatedAt: at(0), publishAt: null }

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

test('a publish, a new document and a deletion change the entry of exactly their type', () => {
  const before = latestChangeByType([banner, offering])
  expect(changedTypes(before, latestChangeByType([offering, banner]))).toEqual([])
  expect(changedTypes(before, latestChangeByType([{ ...banner, _updatedAt: at(5) }, offering]))).toEqual([
    'banner',
  ])
  expect(changedTypes(before, latestChangeByType([banner, offering, offering]))).toEqual(['offering'])
  expect(changedTypes(before, latestChangeByType([banner]))).toEqual(['offering'])
})
