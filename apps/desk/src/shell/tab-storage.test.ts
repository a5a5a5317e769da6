import { expect, test, vi } from 'vitest'
import { forgetTab, readTab, removeTab, saveTab } from './tab-storage.ts'

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

test('where the browser refuses storage, or has none, a value lasts as long as the page', () => {
  for (const storage of [{ getItem: refuse, setItem: refuse, removeItem: refuse }, undefined]) {
    vi.stubGlobal('sessionStorage', storage)
    expect(readTab('key')).toBeNull()
    saveTab('key', 'typed')
    expect(readTab('key')).toBe('typed')
    removeTab('key')
    expect(readTab('key')).toBeNull()
  }
})

test('what fits again is stored, and an old value in memory hides it no longer', () => {
  const stored = new Map<string, string>()
  let isFull = true
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull ? refuse() : stored.set(key, value)),
    removeItem: (key: string) => stored.delete(key),
  })
  saveTab('key', 'first')
  isFull = false
  saveTab('key', 'second')
  expect([readTab('key'), stored.get('key')]).toEqual(['second', 'second'])
})

test('with a sign-out goes what the desk kept, stored or not, and nothing else', () => {
  const stored: Record<string, unknown> = { 'desk.typed.a': 'a reason', other: '1' }
  Object.defineProperty(stored, 'removeItem', { value: (key: string) => delete stored[key] })
  Object.defineProperty(stored, 'getItem', { value: (key: string) => stored[key] ?? null })
  Object.defineProperty(stored, 'setItem', { value: refuse })
  vi.stubGlobal('sessionStorage', stored)
  saveTab('desk.typed.b', 'a note')
  forgetTab()
  expect([readTab('desk.typed.b'), { ...stored }]).toEqual([null, { other: '1' }])
})
