import { expect, test } from 'vitest'
import { noHiddenCharacters, noHiddenCharactersInBlock } from './hidden-characters.ts'

test.each(['Words', 'Two\nlines', 'Łódź – “quoted” … 👩‍🎨', 'می‌خواهم', undefined])('%j is taken', (text) =>
  expect(noHiddenCharacters(text)).toBe(true),
)

test.each([
  ['\u202Eevil', 'U+202E'],
  ['a\u200Bb', 'U+200B'],
  ['a\u2066b\u2069', 'U+2066'],
  ['soft\u00ADhyphen', 'U+00AD'],
  ['\uFEFFmark', 'U+FEFF'],
  ['nul\u0000', 'U+0000'],
])('%j is refused with its code', (text, code) => expect(noHiddenCharacters(text)).toContain(code))

test('the place is named by the words before it', () => {
  expect(noHiddenCharacters('\u200BWords')).toContain('begins the text')
  expect(noHiddenCharacters('All of our terms\nof use\u00AD')).toContain('behind “our terms of use”')
})

test('a block of rich text is read across its spans, broken ones left out', () => {
  const block = { children: [{ text: 'The terms' }, null, 'text', { text: 2 }, { text: ' of\u202Euse' }] }
  expect(noHiddenCharactersInBlock(block)).toContain('(U+202E) stands behind “The terms of”')
  expect(noHiddenCharactersInBlock({ children: [{ text: 'Words' }] })).toBe(true)
  for (const broken of [null, undefined, 'text', {}, { children: null }])
    expect(noHiddenCharactersInBlock(broken)).toBe(true)
})
