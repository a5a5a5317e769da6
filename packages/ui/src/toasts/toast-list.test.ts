import { describe, expect, test } from 'vitest'
import { toastsToRemove } from './toast-list.ts'

const toasts = (...titles: string[]) => titles.map((title) => ({ title }))

describe('toastsToRemove', () => {
  test('is empty up to three messages', () => {
    expect(toastsToRemove(toasts('a', 'b'), { title: 'c' })).toEqual([])
  })

  test('is the oldest of three for a fourth', () => {
    expect(toastsToRemove(toasts('a', 'b', 'c'), { title: 'd' })).toEqual(toasts('a'))
  })

  test('is the duplicate of the new message', () => {
    expect(toastsToRemove(toasts('a', 'b'), { title: 'a' })).toEqual(toasts('a'))
  })

  test('is every success', () => {
    const [success, error] = [{ title: 'a', tone: 'success' as const }, { title: 'b' }]
    expect(toastsToRemove([success, error], { title: 'c' })).toEqual([success])
  })

  test('is empty for the same title with another description', () => {
    expect(toastsToRemove([{ title: 'a', description: '1' }], { title: 'a', description: '2' })).toEqual([])
  })
})
