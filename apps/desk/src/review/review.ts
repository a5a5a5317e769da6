import type { Edit, EditOp } from '@wiring/contract/desk/edits'
import type { MapState } from '@wiring/contract/desk/queue'
import type { OpenedReview } from '@wiring/contract/desk/review'

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
  /** Oldest first; shown as saved. */
  pending: readonly EditOp[]
  /** Refused by the server. */
  unsaved: readonly EditOp[]
  saving: 'idle' | 'saving' | 'retrying'
  savedAt: number | null
  trouble: Trouble | null
}
