import { describe, expect, test } from 'vitest'
import { errorReference } from './error-reference.ts'

describe('errorReference', () => {
  test('is the digest of the server where there is one', () => {
    expect(errorReference(Object.assign(new Error('x'), { digest: '2471' }))).toBe('2471')
  })

  test('is else a stable hash without the text of the error', () => {
    const [once, again, other] = ['secret words', 'secret words', 'others'].map((text) =>
      errorReference(new TypeError(text)),
    )
    expect(once).toBe(again)
    expect(once).not.toBe(other)
    expect(once).toMatch(/^[0-9a-z]{1,7}$/)
  })
})
