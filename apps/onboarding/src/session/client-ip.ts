import { createHmac, timingSafeEqual } from 'node:crypto'

/** Stands for all callers whom nobody named. */
export const nameless = 'nameless'

interface Headers {
  get(name: string): string | null
}

/**
 * The visitor's IP as the site signed it (`x-client-ip` with an HMAC-SHA256 in hex). Without a valid signature the last
 * hop of `x-forwarded-for` counts, which the front door appends itself; all nameless callers share one bucket.
 */
export function clientIp(headers: Headers, secret: string): string {
  const ip = headers.get('x-client-ip') ?? ''
  const expected = createHmac('sha256', secret).update(ip).digest()
  const given = Buffer.from(headers.get('x-client-ip-signature') ?? '', 'hex')
  if (ip !== '' && given.length === expected.length && timingSafeEqual(given, expected)) return ip
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || nameless
}
