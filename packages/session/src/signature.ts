const encoder = new TextEncoder()
const keys = new Map<string, Promise<CryptoKey>>()

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const known = keys.get(secret)
  const key =
    known ?? crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify'])
  keys.set(secret, key)
  return key
}

export async function signatureOf(text: string, secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In constant time. */
export async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))
}

const addressHeader = 'x-client-ip'
const addressSignatureHeader = 'x-client-ip-signature'

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
