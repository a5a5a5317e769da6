import { expect, test } from 'vitest'
import { linkIsClosed, shareLifetimeMs } from './link-is-closed.ts'

const made = Date.parse('2026-11-20T12:00:00Z')
const link = { role: 'guest', id: 'one', until: made + shareLifetimeMs } as const

test('a link is closed by its id, or with all links that were made before', () => {
  expect(linkIsClosed(link, null)).toBe(false)
  expect(linkIsClosed(link, { ids: ['other'], before: null })).toBe(false)
  expect(linkIsClosed(link, { ids: ['other', 'one'], before: null })).toBe(true)
  expect(linkIsClosed(link, { ids: [], before: '2026-11-20T12:00:01Z' })).toBe(true)
  expect(linkIsClosed(link, { ids: [], before: '2026-11-20T11:59:59Z' })).toBe(false)
})
