import { expect, test } from 'vitest'
import type { SecretList } from './secret-list.ts'
import { signedAddress, signedPrivacyVersion, verifiedAddress, verifiedPrivacyVersion } from './signature.ts'

const secrets = ['a secret of the test'] as const
const signatureOf = async (address: string, key: SecretList = secrets) =>
  (await signedAddress(address, key))['x-client-ip-signature'] ?? ''

test('a signed address is verified', async () => {
  const headers = new Headers(await signedAddress('203.0.113.7', secrets))
  expect(await verifiedAddress(headers, secrets)).toBe('203.0.113.7')
})

test.each([
  ['none', ''],
  ['no hex', 'zz'],
  ['too short', '00'],
  ['invented', 'f'.repeat(64)],
  ['of another address', await signatureOf('203.0.113.8')],
  ['by another secret', await signatureOf('203.0.113.7', ['another secret'])],
  ['longer than ours', `${await signatureOf('203.0.113.7')}00`],
])('an address whose signature is %s is refused', async (_, signature) => {
  const headers = new Headers({ 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': signature })
  expect(await verifiedAddress(headers, secrets)).toBeNull()
})

test('an unknown address has no headers', async () => {
  expect(await signedAddress(null, secrets)).toEqual({})
  expect(await verifiedAddress(new Headers(), secrets)).toBeNull()
})

test('while a secret is exchanged, both are good: the first signs', async () => {
  const exchanged = ['a new secret', ...secrets] as const
  const address = async (signed: SecretList, verified: SecretList) =>
    verifiedAddress(new Headers(await signedAddress('203.0.113.7', signed)), verified)
  expect(await address(secrets, exchanged)).toBe('203.0.113.7')
  expect(await address(exchanged, ['a new secret'])).toBe('203.0.113.7')
  expect(await address(exchanged, secrets)).toBeNull()
  expect(await verifiedPrivacyVersion(await shown('2026-12', now), now, exchanged)).toBe('2026-12')
})

const now = Date.parse('2026-11-23T12:00:00Z')
const hours = (count: number) => now - count * 3_600_000
const shown = (version: string, at: number, key: SecretList = secrets) =>
  signedPrivacyVersion(version, at, key)

test.each(['2026-12', 'December, second', 'März ‘26'])(
  'the privacy version %s is verified',
  async (version) => {
    const value = await shown(version, hours(23))
    expect(value).toMatch(/^[\x20-\x7e]+$/)
    expect(await verifiedPrivacyVersion(value, now, secrets)).toBe(version)
  },
)

test.each([
  ['shown more than a day ago', await shown('2026-12', hours(25))],
  ['of tomorrow', await shown('2026-12', hours(-24))],
  ['signed by another secret', await shown('2026-12', now, ['another secret'])],
  ['with another signature', `2026-12 ${now} ${'a'.repeat(64)}`],
  ['without a signature', '2026-12 1 '],
  ['made of other characters', `a\nb ${now} ${'a'.repeat(64)}`],
  ['cut inside an escape', `%E ${now} ${'a'.repeat(64)}`],
  ['empty', ''],
])('a privacy version %s is refused', async (_name, value) => {
  expect(await verifiedPrivacyVersion(value, now, secrets)).toBeNull()
})
