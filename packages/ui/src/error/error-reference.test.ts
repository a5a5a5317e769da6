import { describe, expect, test } from 'vitest'
import { errorReference } from './error-reference.ts'

describe('the reference of an error', () => {
  test('is the one of the server’s log, where there is one', () => {
    expect(errorReference(Object.assign(new Error('x'), { digest: '2471' }))).toBe('2471')
  })

  test('is otherwise the same for the same failure, another for another, and holds none of its words', () => {
    const [once, again, other] = ['secret words', 'secret words', 'others'].map((text) =>
      errorReference(new TypeError(text)),
    )
    expect(once).toBe(again)
    expect(once).not.toBe(other)
    expect(once).toMatch(/^[0-9a-z]{1,7}$/)
  })
})
