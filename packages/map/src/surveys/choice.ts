import type { ConceptId } from '../lexicon/concepts.ts'
import type { FaultId, SwitchId } from '../switches.ts'

export type ChoiceKey = '0' | '2' | '4' | '6' | '8'

export type ChoiceMeaning =
  | 'begins-as-picture'
  | 'begins-in-words'
  | 'begins-with-material'
  | 'parks'
  | 'follows'
  | 'fills-in'
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

interface Choice {
  switches: Partial<Record<SwitchId, number>>
  friction?: Partial<Record<FaultId, number>>
  means: readonly ChoiceMeaning[]
  concepts?: readonly ConceptId[]
}

export type ChoiceTable = Readonly<Record<ChoiceKey, readonly [Choice, Choice, Choice, Choice]>>
