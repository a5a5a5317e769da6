export { signatureBox } from '@wiring/contract/desk/signature-box'

import type { PictureMeasure } from './inputs.ts'
import type { CircuitId, FaultId, KnownCircuitId, SwitchId } from './switches.ts'

export const snapshotSchema = 1

export type Source = `A${number}` | `P${number}` | `P${number}.${number}` | `V${number}` | `C${number}`

export type EvidenceId = string

export interface Evidence {
  id: EvidenceId
  source: Source
  /** `confirmed`: a reading of which she said that it is her. */
  kind: 'choice' | 'words' | 'profile' | 'measure' | 'confirmed'
  label: string
  /** Masked; uncut it is the source from `start` to `end` (UTF-16). */
  quote: string | null
  start: number
  end: number
  /** Of the lexicon, or `A1.B` for a choice. */
  entry: string
  switch: SwitchId | null
  fault: FaultId | null
  /** 0 if not counted, negative for a left pole. */
  e: number
  /** `denied`: a click against which she wrote. */
  /** On the first line of her answer: all of it, masked, where no quote is. */
  whole?: string
  dropped?: 'negated' | 'not-a-fact' | 'field-mask' | 'refused' | 'denied'
  hidden?: true
}

/** What a person wrote is only here, never in `text`. */
export type Slot =
  | { kind: 'quote'; evidence: EvidenceId; source: Source; text: string }
  | { kind: 'refs'; sources: Source[] }

/** In the order in which they are printed. */
export const sections = [
  'headline',
  'arrive',
  'route',
  'shape',
  'decide',
  'release',
  'waits',
  'crossed',
  'questions',
  'repeats',
  'one-side',
  'circuit',
  'no-signal',
  'pictures',
  'experiment',
  'note',
  'unread',
  'not-this',
] as const
export type SectionId = (typeof sections)[number]

interface SentenceBase {
  /** `S1`, `S2`, … */
  id: string
  section: SectionId
  /** `switch.GATE`, `crossed.3`, `fault.CC`. */
  rule: string
  /** Plain text with `{0}`, `{1}` for the slots. */
  text: string
  slots: Slot[]
  origin: 'engine' | 'model' | 'operator'
  /** The engine's text, if edited; in no signed sheet. */
  base: string | null
  /** If edited: how much of the text is printed as its beginning, 0 for none. */
  lead?: number
}

export type Sentence =
  | (SentenceBase & { kind: 'claim'; evidence: [EvidenceId, ...EvidenceId[]] })
  | (SentenceBase & { kind: 'frame' | 'note'; evidence: EvidenceId[] })

export interface SwitchReading {
  id: SwitchId
  z: number
  state: 'set' | 'leans' | 'middle' | 'both' | 'none'
  strength: 'thin' | 'fair' | 'solid' | null
  left: EvidenceId[]
  right: EvidenceId[]
  /** The operator's reason. */
  overruled?: string
}

export interface Circuit {
  id: CircuitId
  second: KnownCircuitId | null
  matches: number
  of: number
  matching: SwitchId[]
  differing: SwitchId[]
  between: boolean
  provisional: boolean
  counterfactuals: {
    kept: number
    of: number
    examples: { answer: Source; option: string; circuit: CircuitId }[]
  }
  /** The operator's reason. */
  overruled?: string
}

export interface CrossedWire {
  tag: `X${number}`
  rule: number
  text: string
  evidence: [EvidenceId, ...EvidenceId[]]
  switch: SwitchId | null
}

export interface Repeat {
  tag: `R${number}`
  concept: string
  label: string
  sources: Source[]
  evidence: [EvidenceId, EvidenceId, ...EvidenceId[]]
  switch: SwitchId | null
}

export interface Fault {
  id: FaultId
  weight: number
  state: 'drawn' | 'seen' | 'none'
  evidence: EvidenceId[]
  tag: `F${number}` | null
  /** `exit` is after the last gate, `end` after the exit. */
  place: SwitchId | 'exit' | 'end'
}

export interface Experiment {
  id: string
  fault: FaultId
  bridges: `F${number}`
}

/** Of the lane on which the line passes a gate. */
export type Level = -2 | -1 | 0 | 1 | 2

export interface DrawingData {
  rails: { input: 'survey' | 'profile' | 'visuals'; read: boolean }[]
  gates: {
    switch: SwitchId
    level: Level
    drops: ('survey' | 'profile' | 'visuals')[]
    crossed: `X${number}` | null
    repeat: `R${number}` | null
  }[]
  lines: { total: number; clicks: number; own: number; profile: number; pictures: number }
  palette: { hex: string; share: number }[]
}

/** Stored as JSON. */
export interface Snapshot {
  schema: typeof snapshotSchema
  model: string
  /** SHA-256 in hex. */
  lexicon: string
  survey_version: string
  engine: { node: string; icu: string; sharp: string; libvips: string }
  inputs: string
  name: string
  evidence: Evidence[]
  capped: boolean
  switches: SwitchReading[]
  circuit: Circuit
  crossed: CrossedWire[]
  repeats: Repeat[]
  friction: Fault[]
  experiment: Experiment | null
  pictures: PictureMeasure[]
  unread: {
    source: string
    reason:
      | 'language'
      | 'somebody-else'
      | 'care'
      | 'injection'
      | 'undecodable'
      | 'animated'
      | 'too-large'
      | 'missing'
    /** A sentence of it; the others are read. */
    isPart?: true
  }[]
  sentences: Sentence[]
  drawing: DrawingData
  rev: number
  signed_by: string | null
  /** ISO 8601. */
  published_at: string | null
  /** Older sheets have none. */
  signer_sentence?: string
  /** In `signatureBox`; null: the name stands in type. */
  signature_path?: string | null
}

export function sourcesOf({ evidence }: Pick<Snapshot, 'evidence'>, ids: readonly EvidenceId[]): Source[] {
  const found = ids.flatMap((id) => evidence.find((line) => line.id === id)?.source ?? [])
  return [...new Set(found)]
}

export const revisionTag = (revision: number): string => `REV ${String(revision).padStart(2, '0')}`
