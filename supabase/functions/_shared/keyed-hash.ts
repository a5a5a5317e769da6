import { env } from './env.ts'

const encoder = new TextEncoder()
const key = await crypto.subtle.importKey(
  'raw',
  encoder.encode(env.clientIpSecret),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['sign', 'verify'],
)

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** HMAC-SHA256 in hex. `purpose` keeps hashes of one thing from meaning another. Counts and logs hold these, never the value. */
export async function keyedHash(purpose: string, value: string): Promise<string> {
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${purpose}\n${value}`)))
}

/** Whether the site's server signed this text: `signature` is the hex HMAC-SHA256 of the bare text. Constant time. */
export async function isSigned(text: string, signature: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(text))
}
