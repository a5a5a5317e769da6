import { signatureOf, verifiedAddress } from '@wiring/contract/signature'
import * as z from 'zod'
import { readClientSecrets, readVariables } from './env.ts'

const secrets = readClientSecrets()

const {
  TRUSTED_IP_HEADER: trustedHeader,
  RATE_LIMITS,
  HASH_SECRET,
} = readVariables(
  z.object({
    /** Set by the proxy in front. */
    TRUSTED_IP_HEADER: z.string().trim().default('x-forwarded-for'),
    /** Hashes are stored: another secret, and the desk finds no session of before by its address. */
    HASH_SECRET: z.string().min(16).optional(),
    RATE_LIMITS: z.enum(['relaxed', 'production']).default('production').catch('production'),
  }),
)

const hashSecret = HASH_SECRET ?? secrets.at(-1) ?? secrets[0]

export const relaxedLimits = RATE_LIMITS === 'relaxed'

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
  const named = await verifiedAddress(headers, secrets)
  const address = named ?? headers.get(trustedHeader)?.split(',').at(-1) ?? ''
  return keyedHash('network', networkOf(address))
}

export const callerLimits = async (headers: Headers) => ({
  p_ip_key: await networkKey(headers),
  p_relaxed: relaxedLimits,
})

/** `purpose` keeps the hashes of different things apart. */
export const keyedHash = (purpose: string, value: string): Promise<string> =>
  signatureOf(`${purpose}\n${value}`, hashSecret)
