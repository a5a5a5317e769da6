import { expect, test } from 'vitest'
import { isDueAt, scheduleSummary } from './due.ts'
import { formatDateTime, formatShortDateTime } from './format-date-time.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const before = '2026-11-23T11:59:00Z'
const after = '2026-11-23T12:01:00Z'

test.each([
  [{}, true],
  [{ publishAt: before }, true],
  [{ publishAt: after }, false],
  [{ unpublishAt: after }, true],
  [{ unpublishAt: before }, false],
  [{ publishAt: null, unpublishAt: null }, true],
])('a document with the dates %o is public: %s', (dates, due) => expect(isDueAt(dates, now)).toBe(due))

test('a schedule summary names start and end as long as they matter', () => {
  expect(scheduleSummary({}, now)).toBeUndefined()
  expect(scheduleSummary({ publishAt: before }, now)).toBeUndefined()
  expect(scheduleSummary({ publishAt: after }, now)).toBe(`from ${formatShortDateTime(after)}`)
  expect(scheduleSummary({ publishAt: before, unpublishAt: after }, now)).toBe(
    `until ${formatShortDateTime(after)}`,
  )
  expect(scheduleSummary({ unpublishAt: before }, now)).toBe(`hidden since ${formatShortDateTime(before)}`)
})

test('a date is formatted with its weekday and time zone', () => {
  expect(formatDateTime(now)).toMatch(/^Monday 23 November 2026 at \d\d:\d\d \(.+\)$/)
})
