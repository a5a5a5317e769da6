import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, toStorableText, utf8Bytes } from './text.ts'

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

test.each([
  ['', ''],
  ['  Ada  Lovelace ', 'Ada Lovelace'],
  ['a\r\nb', 'a b'],
  ['a\u0000b\u001b[31m', 'ab[31m'],
  ['\u202Eevil\u2066', 'evil'],
  ['👩‍👩‍👧‍👦 Zoë 名前', '👩‍👩‍👧‍👦 Zoë 名前'],
  ['<img onerror=alert(1)>', '<img onerror=alert(1)>'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanName(typed)).toBe(stored)
})

test.each([
  '\u200B',
  '\u3164',
  '\u2800\u2800',
  '\u00AD',
  '\u200D\u200D',
  '\uFEFF \u200B',
  '\u115F\uFFA0',
  '\u0301',
  '\u{E0041}',
])('a name that shows nothing is none: %j', (typed) => expect(cleanName(typed)).toBe(''))

test('names are cut to 200 code points without splitting an emoji', () => {
  expect([...cleanName('x'.repeat(10_000))]).toHaveLength(200)
  const family = '👩‍👩‍👧‍👦'
  expect(cleanName(family.repeat(100))).toBe(family.repeat(28))
  expect([...cleanName(`a${'\u0301'.repeat(10_000)}`)].length).toBeLessThanOrEqual(200)
})

test('cleaned names can be stored, and cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
      const name = cleanName(typed)
      expect([...name].length).toBeLessThanOrEqual(200)
      expect(name).not.toMatch(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u)
      expect(cleanName(name)).toBe(name)
    }),
  )
})
