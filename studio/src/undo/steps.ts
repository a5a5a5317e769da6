import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityDocument } from 'sanity'
import { type Difference, differences } from './differences.ts'
import type { Act } from './history.ts'

export interface Change {
  now: SanityDocument
  /** What the act made of it. */
  made: SanityDocument
  before: SanityDocument | null
  changes: Difference[]
  /** Beyond the version to go back to. */
  draft: Difference[]
}

export interface Step {
  act: Act
  documents: Change[]
}

type Documents = readonly SanityDocument[]

const find = (list: Documents, id: string) => list.find(({ _id }) => _id === id)

/** Newest first, each with the versions before it. */
export function stepsOf(acts: readonly { act: Act; before: Documents }[], documents: Documents): Step[] {
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
): Step | null {
  const changed = act.ids.flatMap((id): Change[] => {
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
