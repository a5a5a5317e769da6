import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityDocument } from 'sanity'
import { type Difference, differences } from './differences.ts'
import type { Act } from './history.ts'

export interface Change {
  now: SanityDocument
  before: SanityDocument | null
  changes: Difference[]
  /** Beyond the version to go back to. */
  draft: Difference[]
}

export interface Step {
  act: Act
  documents: Change[]
}

/** `null` when nothing would change. */
export function stepOf(
  act: Act,
  before: readonly SanityDocument[],
  documents: readonly SanityDocument[],
): Step | null {
  const find = (list: readonly SanityDocument[], id: string) => list.find(({ _id }) => _id === id)
  const changed = act.ids.flatMap((id): Change[] => {
    const now = find(documents, id)
    const earlier = find(before, id) ?? null
    // The seed and imports publish without a draft.
    if (!now || (!earlier && !act.published.includes(id))) return []
    const changes = differences(now, earlier ?? {})
    const held = find(documents, draftId(id))
    const draft = held ? differences(held, earlier ?? {}, 3) : []
    return changes.length > 0 ? [{ now, before: earlier, changes: earlier ? changes : [], draft }] : []
  })
  return changed.length > 0 ? { act, documents: changed } : null
}
