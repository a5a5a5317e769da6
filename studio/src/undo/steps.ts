import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import { type Act, isFirstPublish } from './acts.ts'
import { type Difference, differences } from './differences.ts'
import type { Version } from './history.ts'

/** What is public, and what it goes back to; `null` takes it off the site. */
export interface Change {
  now: Version
  before: Version | null
  changes: Difference[]
  /** What its draft holds beyond the version to go back to. */
  draft: Difference[]
}

export interface Step {
  act: Act
  documents: Change[]
}

/** `null` when nothing would change, or when there was nothing before it. */
export function stepOf(act: Act, before: readonly Version[], documents: readonly Version[]): Step | null {
  const find = (list: readonly Version[], id: string) => list.find(({ _id }) => _id === id)
  const changed = act.ids.flatMap((id): Change[] => {
    const now = find(documents, id)
    const earlier = find(before, id) ?? null
    if (!now || (!earlier && !isFirstPublish(act, id))) return []
    const changes = differences(now, earlier ?? {})
    const held = find(documents, draftId(id))
    const draft = held ? differences(held, earlier ?? {}, 3) : []
    return changes.length > 0 ? [{ now, before: earlier, changes: earlier ? changes : [], draft }] : []
  })
  return changed.length > 0 ? { act, documents: changed } : null
}
