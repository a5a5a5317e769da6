import type { ConceptId } from '../lexicon/concepts.ts'
import type { FaultId, SwitchId } from '../switches.ts'

export type ChoiceKey = '0' | '2' | '4' | '6' | '8'

export type ChoiceMeaning =
  | 'begins-as-picture'
  | 'begins-in-words'
  | 'begins-with-material'
  | 'parks'
  | 'follows'
  | 'drops-everything'
  | 'fills-in'
  | 'sends'
  | 'goes-over'
  | 'changes'
  | 'cuts'
  | 'rebuilds'
  | 'breaks-before'
  | 'breaks-in-the-middle'
  | 'breaks-near-the-end'
  | 'breaks-after'
  | 'fits-a-sentence'
  | 'somebody-says'
  | 'felt'
  | 'already-started'

/**
 * Of a half that the option's words do not say. Under what a reading needs, so alone it sets nothing. All of
 * bench/tables.txt moves.
 */
export const hint = 0.25

interface Choice {
  switches: Partial<Record<SwitchId, number>>
  /** What is printed of a switch, with `{q}` for the option; without it the click only counts. */
  says?: Partial<Record<SwitchId, string>>
  friction?: Partial<Record<FaultId, number>>
  means: readonly ChoiceMeaning[]
  concepts?: readonly ConceptId[]
}

export type ChoiceTable = Readonly<Record<ChoiceKey, readonly [Choice, Choice, Choice, Choice]>>
