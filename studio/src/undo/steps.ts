import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient, SanityDocument } from 'sanity'
import { takeOff } from '../trash/trash.ts'
import { type Difference, differences, revertingPatch } from './differences.ts'
import type { Act } from './history.ts'

export interface DocumentChange {
  now: SanityDocument
  /** What the act made of it. */
  made: SanityDocument
  before: SanityDocument | null
  changes: Difference[]
  /** Beyond the version to go back to. */
  draft: Difference[]
}

export interface UndoStep {
  act: Act
  documents: DocumentChange[]
}

type Documents = readonly SanityDocument[]

const find = (list: Documents, id: string) => list.find(({ _id }) => _id === id)

/** Newest first, each with the versions before it. */
export function stepsOf(acts: readonly { act: Act; before: Documents }[], documents: Documents): UndoStep[] {
  const made = new Map(documents.map((document) => [document._id, document]))
  return acts.flatMap(({ act, before }) => {
    const step = stepOf(act, before, documents, [...made.values()])
    for (const document of before) made.set(document._id, document)
    return step ?? []
  })
}

/** `null` when nothing would change. */
export function stepOf(
  act: Act,
  before: Documents,
  documents: Documents,
  made: Documents = documents,
): UndoStep | null {
  const changed = act.ids.flatMap((id): DocumentChange[] => {
    const now = find(documents, id)
    const earlier = find(before, id) ?? null
    // The seed and imports publish without a draft.
    if (!now || (!earlier && !act.published.includes(id))) return []
    const changes = differences(now, earlier ?? {})
    const edited = find(documents, draftId(id))
    const draft = edited ? differences(edited, earlier ?? {}, 3) : []
    if (changes.length === 0) return []
    return [{ now, made: find(made, id) ?? now, before: earlier, changes: earlier ? changes : [], draft }]
  })
  return changed.length > 0 ? { act, documents: changed } : null
}

/** Fails as a whole when a document was published since. */
export async function undoStep(client: SanityClient, { documents }: UndoStep): Promise<void> {
  const transaction = client.transaction()
  for (const { now, before } of documents) {
    if (before) {
      const { set, unset } = revertingPatch(now, before)
      transaction.patch(now._id, (patch) => patch.ifRevisionId(now._rev).set(set).unset(unset))
    } else takeOff(transaction, now)
  }
  await transaction.commit({ visibility: 'sync' })
}
