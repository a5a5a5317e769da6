import type { PreviewSession } from './session-token.ts'

export const shareLifetimeMs = 72 * 3_600_000

/** `before` (ISO 8601) closes all links made earlier. */
export function linkIsClosed(
  { id, until }: PreviewSession,
  closed: { ids: string[]; before: string | null } | null,
): boolean {
  if (!closed) return false
  const made = until - shareLifetimeMs
  return closed.ids.includes(id ?? '') || (closed.before !== null && made < Date.parse(closed.before))
}
