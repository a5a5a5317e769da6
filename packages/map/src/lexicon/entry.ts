import type { FaultId, SwitchId } from '../switches.ts'
import type { ConceptId } from './concepts.ts'

/** Who speaks, and of what: an answer of hers, a profile of her, of her rhythm, of a system she uses. */
export type Voice = 'answer' | 'profile' | 'rhythm' | 'system'

export interface Phrases {
  id: string
  /** Patterns that begin with a verb, whose subject must be the writer. */
  does?: readonly string[]
  /** Patterns in a clause that nobody else is the subject of. */
  phrases?: readonly string[]
  /** The pattern names its own subject, negation or turn: "never finishes", "only when". */
  exempt?: true
  /** Read there only. */
  voice?: Voice
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
