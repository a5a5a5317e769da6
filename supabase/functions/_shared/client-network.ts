import { signatureOf, verifiedAddress } from '@wiring/session/signature'
import { env } from './env.ts'

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

/** The signed visitor, else the trusted header's last entry: earlier entries can be forged. */
export async function networkKey(headers: Headers): Promise<string> {
  const named = await verifiedAddress(headers, env.clientIpSecret)
  const address = named ?? headers.get(env.trustedIpHeader)?.split(',').at(-1) ?? ''
  return keyedHash('network', networkOf(address))
}

export const callerLimits = async (headers: Headers) => ({
  p_ip_key: await networkKey(headers),
  p_relaxed: env.relaxedLimits,
})

/** `purpose` keeps the hashes of different things apart. */
export const keyedHash = (purpose: string, value: string): Promise<string> =>
  signatureOf(`${purpose}\n${value}`, env.clientIpSecret)
