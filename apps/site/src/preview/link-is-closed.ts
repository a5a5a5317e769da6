import type { PreviewSession } from './session-token.ts'

/** Three days (ms). */
export const shareLifetimeMs = 72 * 3_600_000

/** By its id, or as made before the moment at which all were closed (ISO 8601). */
export function linkIsClosed(
  { id, until }: PreviewSession,
  closed: { ids: string[]; before: string | null } | null,
): boolean {
  if (!closed) return false
  const made = until - shareLifetimeMs
  return closed.ids.includes(id ?? '') || (closed.before !== null && made < Date.parse(closed.before))
}
