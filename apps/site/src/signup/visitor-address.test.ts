import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { visitorAddressHeaders } from './visitor-address.ts'

const secret = 'a secret of the test'
const signature = (address: string) => createHmac('sha256', secret).update(address).digest('hex')

it('believes only the last hop, which the front door wrote', () => {
  expect(visitorAddressHeaders('6.6.6.6, 203.0.113.9', secret)).toEqual({
    'x-client-ip': '203.0.113.9',
    'x-client-ip-signature': signature('203.0.113.9'),
  })
})

it.each([null, '', ' , '])('says nothing for %j', (forwarded) => {
  expect(visitorAddressHeaders(forwarded, secret)).toEqual({})
})
