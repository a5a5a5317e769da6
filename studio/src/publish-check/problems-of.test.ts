import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { expect, test } from 'vitest'
import { dateProblems, problemsOf } from './problems-of.ts'

const now = Date.now()
const past = new Date(now - 60_000).toISOString()
const future = new Date(now + 60_000).toISOString()
const is = (message: string, field: string) => [
  { level: 'warning', message: expect.stringContaining(message), path: [field] },
]

test('a date that hides a public document is a warning that says until when', () => {
  const until = `This is public now. It will disappear until ${formatDateTime(future)}.`
  expect(dateProblems({ publishAt: future }, {})).toEqual(is(until, 'publishAt'))
  expect(dateProblems({ unpublishAt: past }, {})).toEqual(
    is('will disappear when you publish', 'unpublishAt'),
  )
})

test('dates of a document that is not public, or stays public, are no problem', () => {
  expect(dateProblems({ publishAt: future }, null)).toEqual([])
  expect(dateProblems({ publishAt: future }, { publishAt: future })).toEqual([])
  expect(dateProblems({ publishAt: past, unpublishAt: future }, {})).toEqual([])
})

test('documents are counted as visitors will see them, dates included', () => {
  const neighbours = [{ color: 'red' }, { color: 'green' }, { color: 'gray', publishAt: future }]
  const count = (document: object, others: object[]) =>
    problemsOf(
      'offering',
      { ...document },
      { redirected: [], neighbours: others as never, sharedCard: false },
      null,
    )
      .map(({ message }) => message)
      .find((message) => message.includes('drawn for'))
  expect(count({}, [...neighbours, { color: 'yellow' }])).toBe('4 offerings, as the page is drawn for.')
  expect(count({}, neighbours)).toBe('The page is drawn for 4 offerings; there will be 3.')
  expect(count({ publishAt: future }, neighbours)).toBe('The page is drawn for 4 offerings; there will be 2.')
})
