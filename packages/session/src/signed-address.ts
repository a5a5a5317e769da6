import { addressHeader, addressSignatureHeader } from './function-headers.ts'
import { isSigned, signatureOf } from './signature.ts'

export const signedAddressNames = [addressHeader, addressSignatureHeader] as const

export async function signedAddress(address: string | null, secret: string): Promise<Record<string, string>> {
  if (address === null) return {}
  return { [addressHeader]: address, [addressSignatureHeader]: await signatureOf(address, secret) }
}

export async function verifiedAddress(headers: Pick<Headers, 'get'>, secret: string): Promise<string | null> {
  const address = headers.get(addressHeader)
  if (!address) return null
  const signature = headers.get(addressSignatureHeader) ?? ''
  return (await isSigned(address, signature, secret)) ? address : null
}
