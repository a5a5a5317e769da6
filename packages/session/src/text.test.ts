import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toStorableText, utf8Bytes } from './text.ts'

test('U+0000 and lone surrogates are removed', () => {
  expect(toStorableText('a\u0000b\ud800c👩‍🚀\udc00')).toBe('abc👩‍🚀')
})

test('the result is always well formed, without U+0000', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = toStorableText(text)
      return kept.isWellFormed() && !kept.includes('\u0000') && toStorableText(kept) === kept
    }),
  )
})

test('length is counted in UTF-8 bytes', () => {
  expect([utf8Bytes('a'), utf8Bytes('é'), utf8Bytes('👩')]).toEqual([1, 2, 4])
})
