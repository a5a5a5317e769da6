import { expect, test } from 'vitest'
import { signedAddress, verifiedAddress } from './signed-address.ts'

const secret = 'a secret of the test'

test('an address that we signed is believed', () => {
  expect(verifiedAddress(new Headers(signedAddress('203.0.113.7', secret)), secret)).toBe('203.0.113.7')
})

test.each([
  '',
  'zz',
  '00',
  'f'.repeat(64),
  signedAddress('203.0.113.8', secret)['x-client-ip-signature'] ?? '',
  signedAddress('203.0.113.7', 'another secret')['x-client-ip-signature'] ?? '',
])('the signature %j is not', (signature) => {
  const headers = new Headers({ 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': signature })
  expect(verifiedAddress(headers, secret)).toBeNull()
})

test('an unknown address is not named', () => {
  expect(signedAddress(null, secret)).toEqual({})
  expect(verifiedAddress(new Headers(), secret)).toBeNull()
})
