import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretList } from '@wiring/contract/secret-list'
import * as z from 'zod'

const sessionSchema = z.object({
  role: z.enum(['editor', 'guest']),
  path: z.string().optional(),
  id: z.string().max(40).optional(),
  /** The Studio's id of the editor. */
  by: z.string().max(100).optional(),
  /** ms since 1970 */
  until: z.number(),
})

export type PreviewSession = z.infer<typeof sessionSchema>

export const shareLifetimeMs = 72 * 3_600_000

const sign = (payload: string, key: string) =>
  createHmac('sha256', key).update(`preview session ${payload}`).digest()

export function signSession(value: PreviewSession, [key]: SecretList): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${sign(payload, key).toString('base64url')}`
}

export function verifySession(
  text: string | undefined,
  keys: SecretList,
  now: number,
): PreviewSession | null {
  const [payload, signature, ...rest] = (text ?? '').slice(0, 2_000).split('.')
  if (!payload || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const isSigned = keys.some((key) => {
    const expected = sign(payload, key)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isSigned) return null
  const opened = sessionSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return opened.success && opened.data.until > now ? opened.data : null
}

/** `before` (ISO 8601) closes all links made earlier. */
export function linkIsClosed(
  { id, until }: PreviewSession,
  closed: { ids: string[]; before: string | null } | null,
): boolean {
  if (!closed) return false
  const made = until - shareLifetimeMs
  return closed.ids.includes(id ?? '') || (closed.before !== null && made < Date.parse(closed.before))
}
