import { addressHeader, addressSignatureHeader } from './function-headers.ts'
import { isSigned, signatureOf } from './signature.ts'

/** The headers by which one server of ours names the visitor to another, or to the functions. */
export const signedAddressNames = [addressHeader, addressSignatureHeader] as const

/** The visitor's address with its signature; no headers for an unknown address. */
export async function signedAddress(address: string | null, secret: string): Promise<Record<string, string>> {
  if (address === null) return {}
  return { [addressHeader]: address, [addressSignatureHeader]: await signatureOf(address, secret) }
}

/** The address that the headers name, or `null` unless its signature is ours. */
export async function verifiedAddress(headers: Pick<Headers, 'get'>, secret: string): Promise<string | null> {
  const address = headers.get(addressHeader)
  if (!address) return null
  const signature = headers.get(addressSignatureHeader) ?? ''
  return (await isSigned(address, signature, secret)) ? address : null
}
