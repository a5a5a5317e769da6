import { expect, test } from 'vitest'
import { privacyVersionText, privacyVersionValue, readPrivacyVersion } from './privacy-version.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const signature = 'a'.repeat(64)
const hours = (count: number) => now - count * 3_600_000

test.each(['2026-12', 'December, second', 'März ‘26'])('the version %s survives encoding', (version) => {
  const value = privacyVersionValue(version, hours(23), signature)
  expect(value).toMatch(/^[\x20-\x7e]+$/)
  expect(readPrivacyVersion(value, now)).toEqual({
    version,
    text: privacyVersionText(version, hours(23)),
    signature,
  })
})

test.each([
  ['shown more than a day ago', privacyVersionValue('2026-12', hours(25), signature)],
  ['of tomorrow', privacyVersionValue('2026-12', hours(-24), signature)],
  ['without a signature', '2026-12 1 '],
  ['made of other characters', `a\nb ${now} ${signature}`],
  ['cut inside an escape', `%E ${now} ${signature}`],
  ['empty', ''],
])('a version %s is invalid', (_name, value) => expect(readPrivacyVersion(value, now)).toBeNull())
