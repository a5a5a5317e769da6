import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
export const hasBearer = ({ headers }: Request, token: string): boolean =>
  timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
