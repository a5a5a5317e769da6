import type { ScheduledPublish } from '@wiring/content/parts/schedule/scheduled-publish.ts'
import { expect, test } from 'vitest'
import { scheduledOf } from './scheduled.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const at = (hour: number) => `2026-11-23T${hour}:00:00.000Z`
const publish = (revision: string, more: Partial<ScheduledPublish> = {}) => ({
  _id: 'scheduledPublish.a',
  _rev: '1',
  _type: 'scheduledPublish' as const,
  documentId: 'offering-a',
  documentType: 'offering',
  title: 'Wiring Map',
  revision: 'checked',
  at: at(15),
  by: 'Ada',
  draftRevision: revision,
  ...more,
})

test('scheduled publishes and dates of public documents are one list, the earliest first', () => {
  const banner = { _id: 'b', _type: 'banner', title: 'Open day', publishAt: at(14), unpublishAt: at(16) }
  const past = { ...banner, _id: 'c', publishAt: at(10), unpublishAt: null }
  const list = scheduledOf({ publishes: [publish('checked')], dated: [banner, past] }, now)
  expect(list.map(({ what, documentId }) => `${what} ${documentId}`)).toEqual([
    'appears b',
    'publish offering-a',
    'disappears b',
  ])
})

test.each([
  ['checked', {}, undefined],
  ['newer', {}, 'changed'],
  [null, {}, 'gone'],
  ['checked', { problem: 'refused' as const }, 'refused'],
])('a draft whose revision is %o with %o has the problem %o', (revision, more, problem) => {
  const [only] = scheduledOf(
    { publishes: [{ ...publish('', more), draftRevision: revision }], dated: [] },
    now,
  )
  expect(only?.problem).toBe(problem)
})
