import { readFirstAnswer, saveFirstAnswer } from '@wiring/session/first-answer'
import { expect, test, vi } from 'vitest'
import { readItem, saveItem } from '../device/device-store.ts'
import { forgetSession } from './step.ts'

const id = '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6'

test('with a session all of it leaves the device, the answer of the first page, too', async () => {
  const entries = new Map<string, string>()
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
  const ownKeys = () => [...entries.keys()]
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }))
  saveItem(id, 'survey', { a: 1 })
  saveFirstAnswer('2027-01', 2)
  await forgetSession([], id)
  expect(readItem(id, 'survey')).toBeUndefined()
  expect(readFirstAnswer('2027-01')).toBeNull()
  expect(entries.size).toBe(0)
})
