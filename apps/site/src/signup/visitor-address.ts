import { createHmac } from 'node:crypto'

/**
 * The headers by which the functions believe the visitor's address: the last hop of `x-forwarded-for`, which the front
 * door wrote, and its HMAC-SHA256. Empty when there is none.
 */
export function visitorAddressHeaders(forwarded: string | null, secret: string): Record<string, string> {
  const address = forwarded?.split(',').at(-1)?.trim()
  if (!address) return {}
  const signature = createHmac('sha256', secret).update(address).digest('hex')
  return { 'x-client-ip': address, 'x-client-ip-signature': signature }
}
