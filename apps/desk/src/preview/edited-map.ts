import 'server-only'
import { applyEdits } from '@wiring/map/review/apply-edits'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import type { Snapshot } from '@wiring/map/snapshot'
import { loadReview } from '../review/load-review.ts'

export interface EditedMap {
  snapshot: Snapshot
  name: string
  expiresAt: string
}

/** As if signed now; null without a draft. */
export async function loadEditedMap(mapId: string, me: string): Promise<EditedMap | null> {
  const found = await loadReview(mapId)
  if (found === null) return null
  const { opened, draft } = found
  const sent = ['signed', 'delivered', 'refused'].includes(opened.state)
  const published = sent ? readSnapshot(opened.published) : null
  const { name, expires_at: expiresAt } = opened
  if (published !== null) return { snapshot: published, name, expiresAt }
  if (draft === null) return null
  const signed = { rev: opened.revision + 1, signed_by: me, published_at: new Date().toISOString() }
  return { snapshot: { ...applyEdits(draft, opened.edits), ...signed }, name, expiresAt }
}
