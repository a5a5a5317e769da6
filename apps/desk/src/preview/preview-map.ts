import 'server-only'
import { signedSnapshot } from '@wiring/map/review/apply-edits'
import { readSnapshot } from '@wiring/map/review/read-snapshot'
import type { Snapshot } from '@wiring/map/snapshot'
import { requireAnswer } from '../desk-api/require-answer.ts'
import { loadReview } from '../review/load-review.ts'
import type { Signer } from '../review/sign-dialog.tsx'
import { isSigned } from '../shell/map-state.ts'

interface EditedMap {
  snapshot: Snapshot
  name: string
  expiresAt: string
}

/** The signed sheet, or the draft with its edits as if signed now. */
/** It is written in the dialog of signing. */
const sentenceToCome = 'Your sentence stands here. You write it when you sign.'

async function loadEditedMap(mapId: string, me: Signer): Promise<EditedMap | null> {
  const found = await loadReview(mapId)
  if (found === null) return null
  const { opened, draft } = found
  const published = isSigned(opened.state) ? readSnapshot(opened.published) : null
  const { name, expires_at: expiresAt } = opened
  if (published !== null) return { snapshot: published, name, expiresAt }
  if (draft === null) return null
  const signed = {
    rev: opened.revision + 1,
    signed_by: me.name,
    signature_path: me.signature_path,
    signer_sentence: sentenceToCome,
    published_at: new Date().toISOString(),
  }
  return { snapshot: { ...signedSnapshot(draft, opened.edits), ...signed }, name, expiresAt }
}

export async function loadPreviewMap(mapId: string): Promise<EditedMap | null> {
  const { operator } = await requireAnswer('who', {})
  return loadEditedMap(mapId, operator)
}
