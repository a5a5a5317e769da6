import type { Edit, EditOp } from '@wiring/session/desk/edits'
import type { MapState } from '@wiring/session/desk/queue'
import type { OpenedReview } from '@wiring/session/desk/review'

export type Trouble =
  | { kind: 'invalid' | 'overtaken' | 'changed' | 'refused'; text: string }
  | { kind: 'claimed'; by: string }
  | { kind: 'gone' | 'signed_out' }

export interface Review {
  state: MapState
  revision: number
  edits: readonly Edit[]
  claim: OpenedReview['claim']
  note: string | null
  failure: string | null
  /** Pending edits, oldest first; shown as if saved. */
  pending: readonly EditOp[]
  /** Edits that were refused and wait for the operator. */
  unsaved: readonly EditOp[]
  saving: 'rest' | 'saving' | 'retrying'
  savedAt: number | null
  trouble: Trouble | null
}
