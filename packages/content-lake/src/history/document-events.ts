import type { DatabaseSync } from 'node:sqlite'
import { isDraftId, publishedIdOf } from '../documents/document-id.ts'

interface DocumentEvent {
  type: string
  documentId: string
  timestamp: string
  author: string
  [field: string]: unknown
}

interface Step {
  transaction: string
  author: string
  at: string
  draft?: { kind: Kind; before: string | undefined }
  published?: { kind: Kind; before: string | undefined }
}

type Kind = 'created' | 'changed' | 'deleted'

/** Newest first. Without edits, which the Studio reads from transactions. */
export function documentEvents(database: DatabaseSync, documentId: string): DocumentEvent[] {
  const publishedId = publishedIdOf(documentId)
  const wantsDraft = isDraftId(documentId)
  return stepsOf(database, publishedId)
    .flatMap((step) => eventsOf(step, publishedId))
    .filter(({ type }) =>
      wantsDraft
        ? !type.endsWith('LiveDocument')
        : !type.endsWith('DocumentVersion') || type === 'publishDocumentVersion',
    )
    .reverse()
}

function stepsOf(database: DatabaseSync, publishedId: string): Step[] {
  const rows = database
    .prepare(
      `SELECT id, author, at, document, after IS NULL AS gone, apply = '' AS created
       FROM changes JOIN transactions USING (seq) WHERE document IN (?, ?) ORDER BY seq`,
    )
    .all(publishedId, `drafts.${publishedId}`)
  const revisions = new Map<string, string>()
  const steps = new Map<string, Step>()
  for (const { id, author, at, document, gone, created } of rows) {
    const transaction = String(id)
    const step = steps.get(transaction) ?? { transaction, author: String(author), at: String(at) }
    const before = revisions.get(String(document))
    step[document === publishedId ? 'published' : 'draft'] = {
      kind: gone ? 'deleted' : created ? 'created' : 'changed',
      before,
    }
    revisions.set(String(document), transaction)
    steps.set(transaction, step)
  }
  return [...steps.values()]
}

function eventsOf({ transaction, author, at, draft, published }: Step, documentId: string): DocumentEvent[] {
  const event = (type: string, more: Record<string, unknown>) => [
    { type, documentId, timestamp: at, author, ...more },
  ]
  const versionId = `drafts.${documentId}`
  if (published && published.kind !== 'deleted' && draft?.kind === 'deleted')
    return event('publishDocumentVersion', {
      revisionId: transaction,
      versionId,
      versionRevisionId: draft.before,
      publishCause: 'document.publish',
      contributors: [author],
    })
  if (published?.kind === 'deleted' && draft?.kind === 'created')
    return event('unpublishDocument', { versionId, versionRevisionId: transaction })
  if (published?.kind === 'deleted') return event('deleteDocumentGroup', {})
  if (published?.kind === 'created') return event('createLiveDocument', { revisionId: transaction })
  if (published) return event('updateLiveDocument', { revisionId: transaction })
  if (draft?.kind === 'created')
    return event('createDocumentVersion', { versionId, versionRevisionId: transaction })
  if (draft?.kind === 'deleted')
    return event('deleteDocumentVersion', { versionId, versionRevisionId: draft.before })
  return []
}
