import { expect, test } from 'vitest'
import { ReportedTypes } from './reported-types.ts'

test('a report counts for the poll after it, and no longer', () => {
  const reported = new ReportedTypes()
  reported.add('offering')
  reported.beginPoll()
  expect(reported.has('offering')).toBe(true)
  reported.beginPoll()
  expect(reported.has('offering')).toBe(false)
})

test('a report during a poll counts for the next one, unless the poll saw its change', () => {
  const reported = new ReportedTypes()
  reported.beginPoll()
  reported.add('offering')
  reported.add('banner')
  expect(reported.has('offering')).toBe(true)
  reported.forget(['offering'])
  reported.beginPoll()
  expect([reported.has('offering'), reported.has('banner')]).toEqual([false, true])
})

test('a second publish, reported during the poll that saw the first, is not forgotten', () => {
  const reported = new ReportedTypes()
  reported.add('offering')
  reported.beginPoll()
  reported.add('offering')
  reported.forget(['offering'])
  reported.beginPoll()
  expect(reported.has('offering')).toBe(true)
})

test('the reports of a poll that failed count for the next one', () => {
  const reported = new ReportedTypes()
  reported.add('offering')
  reported.beginPoll()
  reported.keepForNextPoll()
  reported.beginPoll()
  expect(reported.has('offering')).toBe(true)
})
