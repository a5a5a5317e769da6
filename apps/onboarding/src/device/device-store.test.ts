import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readItem, removeItem, saveItem } from './device-store.ts'

const id = '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6'

function stubStorage(broken: boolean) {
  const entries = new Map<string, string>()
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const working = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
  vi.stubGlobal('localStorage', broken ? { getItem: refuse, setItem: refuse, removeItem: refuse } : working)
  return entries
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  removeItem(id, 'survey')
  vi.useRealTimers()
})

test('an item is restored for 24 hours', () => {
  stubStorage(false)
  expect(saveItem(id, 'survey', { a: 1 })).toBe(true)
  expect(readItem(id, 'survey')).toEqual({ a: 1 })
  vi.advanceTimersByTime(24 * 3_600_000 + 1)
  expect(readItem(id, 'survey')).toBeUndefined()
})

test('a clock change of ten minutes loses nothing', () => {
  stubStorage(false)
  for (const minutes of [-10, 10]) {
    saveItem(id, 'survey', minutes)
    vi.setSystemTime(Date.now() + minutes * 60_000)
    expect(readItem(id, 'survey')).toBe(minutes)
  }
})

test('sessions share no items', () => {
  stubStorage(false)
  saveItem(id, 'survey', 1)
  expect(readItem(id.replace('0', '1'), 'survey')).toBeUndefined()
})

test('items are kept in memory when storage is blocked', () => {
  stubStorage(true)
  expect(saveItem(id, 'survey', 'x')).toBe(false)
  expect(readItem(id, 'survey')).toBe('x')
  removeItem(id, 'survey')
  expect(readItem(id, 'survey')).toBeUndefined()
})

test('when storage is full, the newer value in memory is read', () => {
  stubStorage(false)
  saveItem(id, 'survey', 'older')
  const { getItem, removeItem } = localStorage
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem, removeItem, setItem })
  expect(saveItem(id, 'survey', 'newer')).toBe(false)
  expect(readItem(id, 'survey')).toBe('newer')
})

test('an item that another tab removed is gone', () => {
  const entries = stubStorage(false)
  saveItem(id, 'survey', 'x')
  entries.clear()
  expect(readItem(id, 'survey')).toBeUndefined()
})

test('an invalid stored record is ignored', () => {
  const entries = stubStorage(false)
  for (const invalid of ['', '{', 'null', '1', '[]', '{"at":"x","value":1}']) {
    entries.set(`wiring:${id}:survey`, invalid)
    expect(readItem(id, 'survey')).toBeUndefined()
  }
})
