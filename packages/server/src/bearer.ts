import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** One of them. Compares in constant time. */
export function hasBearer(
  { headers }: { headers: Pick<Headers, 'get'> },
  tokens: readonly string[],
): boolean {
  const given = digest(headers.get('authorization') ?? '')
  return tokens.some((token) => timingSafeEqual(given, digest(`Bearer ${token}`)))
}
