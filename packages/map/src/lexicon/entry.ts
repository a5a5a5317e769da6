import type { FaultId, SwitchId } from '../switches.ts'
import type { ConceptId } from './concepts.ts'

/** What a text is about: the questions A2, A4, A6, A8, A10, and the fields of a profile, P5 and P6 apart. */
export const voices = [
  'finished',
  'postponed',
  'habit',
  'absorbed',
  'wish',
  'profile',
  'rhythm',
  'system',
] as const
export type Voice = (typeof voices)[number]

export const isProfile = (voice: Voice): boolean =>
  voice === 'profile' || voice === 'rhythm' || voice === 'system'

export interface Phrases {
  id: string
  /** Patterns that begin with a verb, whose subject must be the writer. */
  does?: readonly string[]
  /** Patterns in a clause that nobody else is the subject of. */
  phrases?: readonly string[]
  /** The pattern has a negation or a turn of its own: "never finishes", "only when". */
  exempt?: true
  /** The pattern names its own subject: "nobody saw", "the template breaks". */
  named?: true
  /** Read there only. */
  voices?: readonly Voice[]
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
