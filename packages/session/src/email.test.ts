import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressRefusal, cleanAddress, parseEmail } from './email.ts'
import { serverSentences } from './messages.ts'

const long = (length: number) => 'a'.repeat(length)

test.each([
  '',
  '   ',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  `${long(65)}@b.co`,
  `a@${long(63)}.${long(63)}.${long(63)}.${long(63)}.com`,
  `${long(64)}@${Array(4).fill(long(48)).join('.')}.com`,
  'a@b.co.',
  'a@.b.co',
  'a@b..co',
  'a.@b.co',
  '.a@b.co',
  'a..b@b.co',
  'a\u0000@b.co',
  'a@b\u0000.co',
  'a@b.co\nbcc: x@y.co',
  'a@💌.ws',
  'a b@c.co',
  'a@b@c.co',
  '"a"@b.co',
  'a@127.0.0.1',
  'a@127.0.0.0x01',
  'a@0x7f.0.0.0x1',
  'a@1.0x7f',
  'a@127.0.0.０x01',
  '-oQ/tmp@b.co',
  '-@b.co',
  'a@[127.0.0.1]',
  'a@-b.co',
  'a@b-.co',
  'a@b_c.co',
  'a@b.co/x',
  'a@b.co:80',
  'a@b.co?x',
  `a@${long(64)}.co`,
  'ünï@b.co',
])('%j is refused', (typed) => {
  expect(parseEmail(typed)).toBeNull()
})

test.each([
  ["o'x+tag@sub.example.co.uk", "o'x+tag@sub.example.co.uk"],
  [' user@example.com ', 'user@example.com'],
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
  ['user@例え.テスト', 'user@xn--r8jz45g.xn--zckzah'],
  ['User.Name@EXAMPLE.com', 'User.Name@example.com'],
  ['user-name-@b.co', 'user-name-@b.co'],
  ['a@0x7f.example', 'a@0x7f.example'],
  [`${long(64)}@b.co`, `${long(64)}@b.co`],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ...['\u200B', '\u202A', '\u202E', '\u2060', '\u2066', '\u2069', '\uFEFF', '\u00AD', '\u200D'].flatMap(
    (sign) => [
      [`${sign}lea@example.com${sign}`, 'lea@example.com'],
      [`l${sign}ea@exam${sign}ple.com`, 'lea@example.com'],
    ],
  ),
  ...['\u00A0', '\t', '\r\n'].map((space) => [`${space}lea@example.com${space}`, 'lea@example.com']),
] as [string, string][])('%j is accepted', (typed, address) => {
  expect(parseEmail(typed)?.address).toBe(address)
})

test('case and tags do not change the canonical address', () => {
  expect(parseEmail('User+x@Example.com')).toEqual({
    address: 'User+x@example.com',
    unique: 'user+x@example.com',
    canonical: 'user@example.com',
  })
  expect(parseEmail('+x@example.com')?.canonical).toBe('+x@example.com')
})

test.each([
  'user.name@gmail.com',
  'u.s.e.r.name@gmail.com',
  'username+tag@googlemail.com',
  'User.Name@GoogleMail.com',
])('%s has the canonical address username@gmail.com', (typed) => {
  const email = parseEmail(typed)
  expect(email?.canonical).toBe('username@gmail.com')
  expect(email?.unique).toBe(typed.toLowerCase())
})

test('dots change the canonical address except at Gmail', () => {
  expect(parseEmail('user.name@example.com')?.canonical).toBe('user.name@example.com')
  expect(parseEmail('user.name@gmail.com.example')?.canonical).toBe('user.name@gmail.com.example')
})

test('only strings are addresses', () => {
  for (const value of [null, undefined, 1, true, {}, [], { $ne: 1 }]) expect(parseEmail(value)).toBeNull()
})

test('ordinary addresses are accepted, and results are stable, ASCII and without white space', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,20}$/)
  const label = fc.stringMatching(/^[a-z]{2,10}$/)
  fc.assert(fc.property(word, label, label, (a, b, c) => parseEmail(`${a}@${b}.${c}`) !== null))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (typed) => {
      const email = parseEmail(typed)
      if (email === null) return
      expect(email.address).toMatch(/^[\x21-\x7e]{3,254}$/)
      expect(parseEmail(email.address)).toEqual(email)
    }),
  )
})

test.each([
  'mailto:lea@example.com',
  'MAILTO:lea@example.com?subject=Hello%20you',
  'Lea Brandt <lea@example.com>',
  '"Brandt, Lea" <lea@example.com>,',
  '<lea@example.com>',
  '<mailto:lea@example.com>',
  'lea＠example.com',
  'ｌｅａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'lea@example。com',
  'lea@example.com.',
  'lea@example.com, ',
  'lea@example.com;',
  '"lea@example.com"',
  "'lea@example.com'",
  '“lea@example.com”.',
  '„lea@example.com“',
  '«lea@example.com»',
  '(lea@example.com)',
  '[lea@example.com],',
  '{lea@example.com}',
  '`lea@example.com`',
  'lea @ example.com',
  '\u202Alea@example.com\u202C',
  '\u00A0lea@example.com\u00A0\t\n',
])('%j is read as lea@example.com', (typed) => {
  expect(cleanAddress(typed)).toBe('lea@example.com')
})

test.each([
  ['o’x@example.com', "o'x@example.com"],
  ['jean‑luc@example.com', 'jean-luc@example.com'],
  ["'x@example.com", "'x@example.com"],
  ['{x}@example.com', '{x}@example.com'],
  ['_x_@example.com', '_x_@example.com'],
  ['mailto:lea%2Bmap@example.com', 'lea+map@example.com'],
])('%j is read as %j', (typed, address) => {
  expect(cleanAddress(typed)).toBe(address)
})

test.each([
  'Ana Maria@example.com',
  'lea@example.com ana@example.com',
  'Lea <lea@example.com>, Ana <ana@example.com>',
  'lea@example.com\nThanks',
  'lea@example.com Thanks',
  '"lea"@example.com',
  '',
])('what could be another address is not guessed: %j', (typed) => {
  expect(parseEmail(cleanAddress(typed))).toBeNull()
})

test('an address is left as it is, and what functions take was strict before', () => {
  const word = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/)
  fc.assert(
    fc.property(word, (name) => {
      const address = `${name}@example.com`
      expect(cleanAddress(address)).toBe(address)
    }),
  )
  expect(parseEmail('lea@example.com.')).toBeNull()
  expect(parseEmail('mailto:lea@example.com')).toBeNull()
})

test('a joiner between letters of a script that needs it is not dropped, which would be another domain', () => {
  expect(parseEmail('lea@نامه\u200Cای.example')).toBeNull()
})

test.each(['ünï@example.com', '用户@例子.广告', 'jósé.x+y@bücher.example'])(
  'the refusal of %j says what cannot be mailed to',
  (typed) => expect(addressRefusal(typed)).toBe(serverSentences.foreignLetters),
)

test.each(['a@💌.ws', 'lea', 'ünï', 'ünï@', 'ü nï@example.com', 'lea@bücher', '💌@example.com'])(
  'the refusal of %j is the general one',
  (typed) => expect(addressRefusal(typed)).toBe(serverSentences.badAddress),
)
