import { expect, test } from 'vitest'
import { parseEmail } from './email.ts'
import { bothSpellings, readableAddress } from './readable-address.ts'

const stored = (typed: string): string => parseEmail(typed)?.address ?? ''

test.each([
  'post@müller.de',
  'a@sub.bücher.example',
  'jo@škoda.cz',
  'ayşe@ışık.com.tr'.replace('ş', 's'),
  'an@việt.vn',
  'info@почта.рф',
  'info@привет.com',
  'mail@例え.jp',
  'mail@한국.kr',
  'm@παράδειγμα.gr',
  'm@مثال.com',
  'm@उदाहरण.भारत',
  'm@example.com',
])('%s is shown in the letters that were typed', (typed) => {
  expect(readableAddress(stored(typed))).toBe(typed.normalize('NFC'))
})

test.each([
  ['two writings in one name', 'm@pаypal.com'],
  ['Cyrillic that reads as Latin', 'm@рор.com'],
  ['Greek that reads as Latin', 'm@ονο.com'],
  ['Latin that is no letter of a language', 'm@ɡoogle.com'],
])('%s stays as it is mailed to', (_, typed) => {
  expect(stored(typed)).toContain('xn--')
  expect(readableAddress(stored(typed))).toBe(stored(typed))
})

test('what cannot be decoded stays; of a masked address its end is read', () => {
  expect(readableAddress('m@xn--99999999999.de')).toBe('m@xn--99999999999.de')
  expect(readableAddress('m•••@•••.xn--p1ai')).toBe('m•••@•••.рф')
})

test('where addresses are told apart both spellings stand', () => {
  expect(bothSpellings(stored('post@müller.de'))).toBe('post@müller.de (post@xn--mller-kva.de)')
  expect(bothSpellings('m@example.com')).toBe('m@example.com')
})
