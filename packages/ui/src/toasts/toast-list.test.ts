import { describe, expect, test } from 'vitest'
import { toastsToRemove } from './toast-list.ts'

const toasts = (...titles: string[]) => titles.map((title) => ({ title }))

describe('toastsToRemove', () => {
  test('lets a message stand beside two others', () => {
    expect(toastsToRemove(toasts('a', 'b'), { title: 'c' })).toEqual([])
  })

  test('removes the oldest for a fourth', () => {
    expect(toastsToRemove(toasts('a', 'b', 'c'), { title: 'd' })).toEqual(toasts('a'))
  })

  test('says the same words again instead of twice', () => {
    expect(toastsToRemove(toasts('a', 'b'), { title: 'a' })).toEqual(toasts('a'))
  })

  test('takes a success away for whatever is said next', () => {
    const [success, error] = [{ title: 'a', tone: 'success' as const }, { title: 'b' }]
    expect(toastsToRemove([success, error], { title: 'c' })).toEqual([success])
  })

  test('tells the same title with another description apart', () => {
    expect(toastsToRemove([{ title: 'a', description: '1' }], { title: 'a', description: '2' })).toEqual([])
  })
})
