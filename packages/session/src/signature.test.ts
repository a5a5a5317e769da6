import { expect, test } from 'vitest'
import { signedAddress, verifiedAddress } from './signature.ts'

const secret = 'a secret of the test'
const signatureOf = async (address: string, key = secret) =>
  (await signedAddress(address, key))['x-client-ip-signature'] ?? ''

test('a signed address is verified', async () => {
  const headers = new Headers(await signedAddress('203.0.113.7', secret))
  expect(await verifiedAddress(headers, secret)).toBe('203.0.113.7')
})

test.each([
  ['none', ''],
  ['no hex', 'zz'],
  ['too short', '00'],
  ['invented', 'f'.repeat(64)],
  ['of another address', await signatureOf('203.0.113.8')],
  ['by another secret', await signatureOf('203.0.113.7', 'another secret')],
  ['longer than ours', `${await signatureOf('203.0.113.7')}00`],
])('an address whose signature is %s is refused', async (_, signature) => {
  const headers = new Headers({ 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': signature })
  expect(await verifiedAddress(headers, secret)).toBeNull()
})

test('an unknown address has no headers', async () => {
  expect(await signedAddress(null, secret)).toEqual({})
  expect(await verifiedAddress(new Headers(), secret)).toBeNull()
})
