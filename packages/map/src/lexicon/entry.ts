import type { FaultId, SwitchId } from '../switches.ts'
import type { ConceptId } from './concepts.ts'

export interface Phrases {
  id: string
  /** `*` is a free ending, `/` separates alternatives, `_` joins the words of one. */
  pattern: readonly string[]
  /** The negation is part of the phrase: "never finish*". */
  exempt?: true
  /** Sentences that must match, and must not. */
  yes: readonly [string, ...string[]]
  no: readonly string[]
}

export interface Entry extends Phrases {
  switch: SwitchId | null
  pole: 'left' | 'right' | null
  fault: FaultId | null
  concept: ConceptId
}

type NewEntry = Phrases & { concept: ConceptId; fault?: FaultId }

export const forPole = (id: SwitchId, pole: 'left' | 'right', entries: readonly NewEntry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, switch: id, pole, fault: entry.fault ?? null }))

export const forFault = (fault: FaultId, entries: readonly NewEntry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, switch: null, pole: null, fault }))
