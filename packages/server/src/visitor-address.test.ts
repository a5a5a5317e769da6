import { expect, test } from 'vitest'
import { clientAddress, visitorAddress, withVisitorAddress } from './visitor-address.ts'

test('without trusted proxies only the socket counts, whatever the header says', () => {
  expect(clientAddress(0, '203.0.113.7', undefined)).toBe('203.0.113.7')
  expect(clientAddress(0, '203.0.113.7', '198.51.100.1, 198.51.100.2')).toBe('203.0.113.7')
})

test('with one trusted proxy its own entry counts, and not what the client wrote before it', () => {
  expect(clientAddress(1, '127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(clientAddress(1, '127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
})

test('with two trusted proxies the entry of the outer one counts', () => {
  expect(clientAddress(2, '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7')
})

test('a request that passed fewer proxies than configured counts by the first address known', () => {
  expect(clientAddress(2, '203.0.113.7', undefined)).toBe('203.0.113.7')
  expect(clientAddress(2, '127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
})

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', null],
  ['', null],
  ['1.2.3.4\u0000', null],
])('the entry %j is the address %j', (written, address) => {
  expect(clientAddress(1, '127.0.0.1', written)).toBe(address)
})

test('each request sees its own address, also after it awaited something', async () => {
  expect(visitorAddress()).toBeNull()
  const { promise: otherRequest, resolve: otherRequestIsIn } = Promise.withResolvers<void>()
  const later = (address: string) =>
    withVisitorAddress(address, async () => {
      if (address === '192.0.2.2') otherRequestIsIn()
      await otherRequest
      return visitorAddress()
    })
  expect(await Promise.all([later('192.0.2.1'), later('192.0.2.2')])).toEqual(['192.0.2.1', '192.0.2.2'])
})
