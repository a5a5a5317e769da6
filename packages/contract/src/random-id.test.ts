import { expect, test, vi } from 'vitest'
import { randomId } from './random-id.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are UUIDs, all different', () => {
  const ids = Array.from({ length: 50 }, randomId)
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(50)
})

test('also without randomUUID, as on plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 50 }, randomId)
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(50)
})
