import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  canStore,
  lifetimeMs,
  readItem,
  removeItem,
  removeItems,
  removeLeftItems,
  saveItem,
  storedSessionIds,
} from './device-store.ts'

const id = '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6'

function stubStorage(broken: boolean) {
  const entries = new Map<string, string>()
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
  const working = new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', broken ? { getItem: refuse, setItem: refuse, removeItem: refuse } : working)
  return entries
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  removeItem(id, 'survey')
  vi.useRealTimers()
})

test('an item lives as long as its session: nights and weeks take nothing away', () => {
  stubStorage(false)
  expect(saveItem(id, 'survey', { a: 1 })).toBe(true)
  for (const days of [1, 7, 21, 30]) {
    vi.advanceTimersByTime(days * 24 * 3_600_000)
    removeLeftItems(id)
    expect(readItem(id, 'survey'), `after ${days} more days`).toEqual({ a: 1 })
  }
})

test('what another session left goes once that session must be over', () => {
  const entries = stubStorage(false)
  const other = id.replace('0', '1')
  saveItem(other, 'profile', 'x')
  saveItem(other, 'name', 'y')
  vi.advanceTimersByTime(lifetimeMs - 1)
  removeLeftItems(id)
  expect(entries.size).toBe(2)
  vi.advanceTimersByTime(2)
  removeLeftItems(id)
  expect(entries.size).toBe(0)
})

test('all items of a session are removed at once, and no others', () => {
  const entries = stubStorage(false)
  const other = id.replace('0', '1')
  for (const name of ['survey', 'profile', 'pictures', 'name', 'what comes later']) saveItem(id, name, 1)
  saveItem(other, 'survey', 2)
  entries.set('not ours', '')
  expect(storedSessionIds().sort()).toEqual([id, other])
  removeItems(id)
  expect(storedSessionIds()).toEqual([other])
  expect(entries.has('not ours')).toBe(true)
})

test('says beforehand whether anything can be stored', () => {
  const entries = stubStorage(false)
  expect(canStore()).toBe(true)
  expect(entries.size).toBe(0)
  stubStorage(true)
  expect(canStore()).toBe(false)
  expect(() => removeLeftItems(id)).not.toThrow()
  expect(() => removeItems(id)).not.toThrow()
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
