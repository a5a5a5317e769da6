import { signatureOf } from '@wiring/session/signature'
import { verifiedAddress } from '@wiring/session/signed-address'
import { env } from './env.ts'

/** IPv4 as it is; IPv6 as its /64, which one household owns; else `unknown`. */
function networkOf(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(plain)) return plain
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return 'unknown'
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/**
 * Keyed hash of the network that a call counts against: the signed visitor, else the trusted header's last
 * entry, which our own proxy wrote. Earlier entries can be forged.
 */
export async function networkKey(headers: Headers): Promise<string> {
  const named = await verifiedAddress(headers, env.clientIpSecret)
  const address = named ?? headers.get(env.trustedIpHeader)?.split(',').at(-1) ?? ''
  return keyedHash('network', networkOf(address))
}

/** Parameters of the SQL functions. */
export const callerLimits = async (headers: Headers) => ({
  p_ip_key: await networkKey(headers),
  p_relaxed: env.relaxedLimits,
})

/** Stored and logged instead of the value. `purpose` keeps hashes apart. */
export const keyedHash = (purpose: string, value: string): Promise<string> =>
  signatureOf(`${purpose}\n${value}`, env.clientIpSecret)
