import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

const sign = (ip: string) => createHmac('sha256', 'secret').update(ip).digest('hex')

test('a signed address is believed', () => {
  const headers = new Headers({
    'x-client-ip': '203.0.113.7',
    'x-client-ip-signature': sign('203.0.113.7'),
    'x-forwarded-for': '1.1.1.1',
  })
  expect(clientIp(headers, 'secret')).toBe('203.0.113.7')
})

test.each(['', 'zz', '00', sign('203.0.113.8')])('a signature of %j is not', (signature) => {
  const headers = new Headers({ 'x-client-ip': '203.0.113.7', 'x-client-ip-signature': signature })
  expect(clientIp(headers, 'secret')).toBe('nameless')
})

test('of a forwarding chain only the last hop counts', () => {
  expect(clientIp(new Headers({ 'x-forwarded-for': '6.6.6.6, 198.51.100.2' }), 'secret')).toBe('198.51.100.2')
})
