import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const session = z.object({
  /** Editors may edit, share and switch; guests only look. */
  role: z.enum(['editor', 'guest']),
  /** The page a shared link opens. */
  path: z.string().optional(),
  /** Of a shared link and of every visit through it, so that it can be closed by itself. */
  id: z.string().max(40).optional(),
  /** Of an editor: who it is, as the Studio names people. */
  by: z.string().max(100).optional(),
  /** End, in milliseconds since 1970. */
  until: z.number(),
})

export type PreviewSession = z.infer<typeof session>

const sign = (payload: string, key: string) =>
  createHmac('sha256', key).update(`preview session ${payload}`).digest()

/** A session as text that only a holder of `key` can make; no secret in it, and nothing to look up. */
export function sealSession(value: PreviewSession, key: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${sign(payload, key).toString('base64url')}`
}

/** The session in a seal; `null` for a forged, broken or expired one. Compares in constant time. */
export function openSession(text: string | undefined, key: string, now: number): PreviewSession | null {
  const [payload, signature, ...rest] = (text ?? '').slice(0, 2_000).split('.')
  if (!payload || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(payload, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const opened = session.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return opened.success && opened.data.until > now ? opened.data : null
}
