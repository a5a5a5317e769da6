import type { SecretList } from './secret-list.ts'

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

/** By one of them, compared in constant time. */
async function isSigned(text: string, signature: string, secrets: SecretList): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  for (const secret of secrets)
    if (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(text))) return true
  return false
}

const addressHeader = 'x-client-ip'
const addressSignatureHeader = 'x-client-ip-signature'

export const signedAddressNames = [addressHeader, addressSignatureHeader] as const

export async function signedAddress(
  address: string | null,
  [secret]: SecretList,
): Promise<Record<string, string>> {
  if (address === null) return {}
  return { [addressHeader]: address, [addressSignatureHeader]: await signatureOf(address, secret) }
}

export async function verifiedAddress(
  headers: Pick<Headers, 'get'>,
  secrets: SecretList,
): Promise<string | null> {
  const address = headers.get(addressHeader)
  if (!address) return null
  const signature = headers.get(addressSignatureHeader) ?? ''
  return (await isSigned(address, signature, secrets)) ? address : null
}

/** A tab may stay open this long. */
const maxVersionAgeMs = 24 * 60 * 60_000
const clockSkewMs = 5 * 60_000

export const noVersionShown = 'not shown'

const privacyVersionText = (version: string, at: number) => `privacy policy\n${version}\n${at}`

/** The header's value; `at` in ms since 1970. */
export async function signedPrivacyVersion(
  version: string,
  at: number,
  [secret]: SecretList,
): Promise<string> {
  const signature = await signatureOf(privacyVersionText(version, at), secret)
  return [encodeURIComponent(version), at, signature].join(' ')
}

/** The version; `null` unless it was signed within the last day. */
export async function verifiedPrivacyVersion(value: string, now: number, secrets: SecretList) {
  const parts = /^([\w%.!~*'()-]{1,200}) (\d{1,15}) ([0-9a-f]{64})$/.exec(value)
  const [, encoded = '', at = '', signature = ''] = parts ?? []
  const age = now - Number(at)
  if (!parts || age > maxVersionAgeMs || age < -clockSkewMs) return null
  try {
    const version = decodeURIComponent(encoded)
    return (await isSigned(privacyVersionText(version, Number(at)), signature, secrets)) ? version : null
  } catch {
    return null
  }
}
