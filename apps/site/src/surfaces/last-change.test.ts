import { expect, test } from 'vitest'
import { lastChange } from './last-change.ts'

const document = { _type: 'offering', _updatedAt: '2026-11-20T10:00:00.000Z' }
const later = { ...document, _updatedAt: '2026-11-20T11:00:00.000Z' }
const at = (time: string) => Date.parse(time)
const noon = at('2026-11-20T12:00:00Z')

test('the latest change of the page’s own types', () => {
  const other = { _type: 'banner', _updatedAt: '2026-11-20T11:30:00.000Z' }
  expect(lastChange('/a', ['offering'], [document, later, other], noon)).toBe(later._updatedAt)
  expect(lastChange('/b', ['offering'], [], noon)).toBeUndefined()
})

test('a document with a date counts from the moment that it appears, and again when it goes', () => {
  const dated = { ...later, publishAt: '2026-11-20T13:00:00Z', unpublishAt: '2026-11-20T14:00:00Z' }
  const ofPage = (now: string) => lastChange('/c', ['offering'], [document, dated], at(now))
  expect(ofPage('2026-11-20T12:59:59Z')).toBe(document._updatedAt)
  expect(ofPage('2026-11-20T13:00:00Z')).toBe('2026-11-20T13:00:00.000Z')
  expect(ofPage('2026-11-20T14:00:01Z')).toBe('2026-11-20T14:00:00.000Z')
})

test('a deletion never takes the date back', () => {
  lastChange('/d', ['offering'], [document, later], noon)
  expect(lastChange('/d', ['offering'], [document], noon)).toBe(later._updatedAt)
})
