import { describe, expect, test } from 'vitest'
import { outdated } from './toast-list.ts'

const toasts = (...titles: string[]) => titles.map((title) => ({ title }))

describe('outdated', () => {
  test('lets a message stand beside two others', () => {
    expect(outdated(toasts('a', 'b'), { title: 'c' })).toEqual([])
  })

  test('removes the oldest for a fourth', () => {
    expect(outdated(toasts('a', 'b', 'c'), { title: 'd' })).toEqual(toasts('a'))
  })

  test('says the same words again instead of twice', () => {
    expect(outdated(toasts('a', 'b'), { title: 'a' })).toEqual(toasts('a'))
  })

  test('takes a success away for whatever is said next', () => {
    const [success, error] = [{ title: 'a', tone: 'success' as const }, { title: 'b' }]
    expect(outdated([success, error], { title: 'c' })).toEqual([success])
  })

  test('tells the same title with another description apart', () => {
    expect(outdated([{ title: 'a', description: '1' }], { title: 'a', description: '2' })).toEqual([])
  })
})
