import { createHmac, timingSafeEqual } from 'node:crypto'

const addressHeader = 'x-client-ip'
const signatureHeader = 'x-client-ip-signature'

/** The headers by which one server of ours names the visitor to another, or to the functions. */
export const signedAddressNames = [addressHeader, signatureHeader] as const

/** The visitor's address with its HMAC-SHA256 in hex; no headers for an unknown address. */
export function signedAddress(address: string | null, secret: string): Record<string, string> {
  if (address === null) return {}
  return { [addressHeader]: address, [signatureHeader]: hmac(address, secret).toString('hex') }
}

/** The address that the headers name, or `null` unless its signature is ours. */
export function verifiedAddress(headers: Pick<Headers, 'get'>, secret: string): string | null {
  const address = headers.get(addressHeader)
  const given = Buffer.from(headers.get(signatureHeader) ?? '', 'hex')
  if (!address) return null
  const expected = hmac(address, secret)
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : null
}

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest()
