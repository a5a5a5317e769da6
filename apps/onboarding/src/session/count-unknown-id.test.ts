import { signedAddress } from '@wiring/contract/signature'
import { withVisitorAddress } from '@wiring/server/visitor-address'
import { expect, test } from 'vitest'
import { callerOf } from './count-unknown-id.ts'

const forwarded = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' }

test('the address that the site signed is the caller', async () => {
  const headers = new Headers({ ...(await signedAddress('203.0.113.7', ['secret'])), ...forwarded })
  expect(await withVisitorAddress('127.0.0.1', () => callerOf(headers, ['secret']))).toBe('203.0.113.7')
})

test('without a valid signature the connection is the caller, never a forwarding header', async () => {
  const headers = new Headers({ ...(await signedAddress('203.0.113.7', ['another secret'])), ...forwarded })
  expect(await withVisitorAddress('198.51.100.2', () => callerOf(headers, ['secret']))).toBe('198.51.100.2')
  expect(await callerOf(headers, ['secret'])).toBe('unknown')
})
