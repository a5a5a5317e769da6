import { env } from './env.ts'
import { isSigned } from './keyed-hash.ts'

/** An IPv4 address as it is; an IPv6 address as its /64, which one household or server owns; anything else `unknown`. */
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
 * Whose limits a call counts against. The site's own server may name its visitor in `x-client-ip`, signed. Otherwise
 * only the last entry of the trusted header counts: the proxy in front of us wrote it; what precedes it anyone may forge.
 */
export async function clientNetwork(headers: Headers): Promise<string> {
  const named = headers.get('x-client-ip')
  if (named !== null && (await isSigned(named, headers.get('x-client-ip-signature') ?? '')))
    return networkOf(named)
  return networkOf(headers.get(env.trustedIpHeader)?.split(',').at(-1) ?? '')
}
