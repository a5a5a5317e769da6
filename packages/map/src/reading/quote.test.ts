import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

const quoted = (text: string, words: string) => {
  const start = text.indexOf(words)
  return quoteOf(text, start, start + words.length)
}

test('a quote is the clause around the reading', () => {
  const text = 'The packaging. The print slot was booked, so on Thursday it had to be done.'
  expect(quoted(text, 'print slot')).toEqual({ text: 'The print slot was booked', start: 15, end: 40 })
  expect(quoted(text, 'had to be').text).toBe('so on Thursday it had to be done')
})

test('"but" begins a new clause', () => {
  expect(quoted('I sketch but never show it', 'sketch').text).toBe('I sketch')
  expect(quoted('I sketch but never show it', 'never show').text).toBe('but never show it')
})

test.each([
  ['Send sketches to mara.k@studio-deep.co.uk on time', 'Send sketches to [email] on time'],
  ['My sketches at https://example.org/me?x=1 are old', 'My sketches at [link] are old'],
  ['For sketches call +49 170 123 45 67 after six', 'For sketches call [phone] after six'],
])('"%s" is quoted as "%s"', (text, expected) => {
  expect(quoted(text, 'ketches').text).toBe(expected)
})

test('a reading inside an address shows the mask alone', () => {
  expect(quoted('sketch@example.org', 'sketch').text).toBe('[email]')
})

test('a long clause is cut with "…" on the sides that are cut', () => {
  const text = `${'one two three '.repeat(20)}sketches ${'four five six '.repeat(20)}`
  const quote = quoted(text, 'sketches')
  expect(quote.text).toMatch(/^….*sketches.*…$/)
  expect(quote.text.length).toBeLessThanOrEqual(140)
  expect(quote.text.slice(1, -1)).toBe(text.slice(quote.start, quote.end))
})

test('a cut never halves a mask', () => {
  const text = `sketches ${'a'.repeat(121)} me@b.example ${'later '.repeat(20)}`
  for (let more = 0; more < 12; more += 1) {
    const { text: quote } = quoteOf(`${'s'.repeat(more)}${text}`, 0, 8)
    expect(quote).toMatch(/(?:\[email\]|[^\]])…$/)
    expect(quote.replaceAll('[email]', '')).not.toContain('[')
  }
})

test('a cut falls between graphemes', () => {
  const family = '👩‍👩‍👧‍👦'
  const { text } = quoteOf(family.repeat(40), 0, family.length)
  expect(text).toMatch(/…$/)
  expect(text.slice(0, -1).length % family.length).toBe(0)
})

test('control and direction characters are left out', () => {
  expect(quoted('I \u202esketch\u0007 it', 'sketch').text).toBe('I sketch it')
})

test('every quote has at most 140 characters and is the source from start to end', () => {
  const unit = fc.oneof(
    fc.constantFrom('word ', 'e\u0301\u0327', '🧵', 'a.b@c.de ', ', ', '\u0301'.repeat(300)),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 80 }),
      fc.nat(),
      fc.nat({ max: 30 }),
      (units, at, length) => {
        const text = `${units.join('')}x`
        const start = at % text.length
        const quote = quoteOf(text, start, Math.min(text.length, start + length + 1))
        expect(quote.text.length).toBeLessThanOrEqual(140)
        const bare = quote.text.replace(/^…|…$/g, '')
        const source = text.slice(quote.start, quote.end)
        if (!/\[(?:email|link|phone)\]/.test(bare) && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(source))
          expect(source).toContain(bare)
      },
    ),
  )
})

test('a megabyte without a space is quoted', () => {
  expect(quoteOf('a'.repeat(1_000_000), 500_000, 500_004).text.length).toBeLessThanOrEqual(140)
})
