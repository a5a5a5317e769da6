import { expect, test } from 'vitest'
import { noHiddenCharacters } from './hidden-characters.ts'

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
