import type { PictureMeasure } from './inputs.ts'
import type { CircuitId, FaultId, KnownCircuitId, SwitchId } from './switches.ts'

/** Renderers are chosen by it. */
export const snapshotSchema = 1

/** `A1` to `A10`, `P1`, `P3.2`, `V1`. */
export type Source = `A${number}` | `P${number}` | `P${number}.${number}` | `V${number}`

/** Survives the removal of other fields. */
export type EvidenceId = string

/** `e` is 0 where nothing was counted. */
export interface Evidence {
  id: EvidenceId
  source: Source
  kind: 'choice' | 'words' | 'profile' | 'measure'
  /** Question, field label or measure, as printed. */
  label: string
  /** At most 140 characters, masked, cut with "…"; uncut it is the source from `start` to `end` (UTF-16). */
  quote: string | null
  start: number
  end: number
  /** Id of the lexicon entry, or of the choice (`A1.B`). */
  entry: string
  switch: SwitchId | null
  fault: FaultId | null
  /** Signed weight after caps: negative is the left pole. A fault's weight is positive. */
  e: number
  /** Read but not counted: the reason. */
  dropped?: 'negated' | 'not-a-fact' | 'field-mask'
  /** The studio hid its words: `quote` is null here and in every form. */
  hidden?: true
}

/** All that a person wrote is in a slot, never in `text`. */
export type Slot =
  | { kind: 'quote'; evidence: EvidenceId; source: Source; text: string }
  | { kind: 'refs'; sources: Source[] }

export const sections = [
  'headline',
  'arrive',
  'route',
  'shape',
  'decide',
  'release',
  'waits',
  'crossed',
  'repeats',
  'pictures',
  'one-side',
  'circuit',
  'no-signal',
  'experiment',
  'unread',
  'not-this',
  'note',
] as const
/** `arrive` to `release` are the stages; `pictures` holds measures. */
export type SectionId = (typeof sections)[number]

interface SentenceBase {
  /** Printed number, stable within a revision: `S1`, `S2`, … */
  id: string
  section: SectionId
  /** Which rule wrote it, for the desk's numbers: `switch.GATE`, `crossed.3`, `fault.CC`. */
  rule: string
  /** Plain text with `{0}`, `{1}` for the slots. */
  text: string
  slots: Slot[]
  origin: 'engine' | 'model' | 'operator'
  /** The engine's text where an operator changed it. */
  base: string | null
}

/** A claim cannot exist without evidence. */
export type Sentence =
  | (SentenceBase & { kind: 'claim'; evidence: [EvidenceId, ...EvidenceId[]] })
  | (SentenceBase & { kind: 'frame' | 'note'; evidence: EvidenceId[] })

export interface SwitchReading {
  id: SwitchId
  z: number
  state: 'set' | 'leans' | 'middle' | 'both' | 'none'
  strength: 'thin' | 'fair' | 'solid' | null
  /** Evidence ids for the left and the right pole. */
  left: EvidenceId[]
  right: EvidenceId[]
  /** Set by hand at the desk, with the reason. */
  overruled?: string
}

export interface Circuit {
  id: CircuitId
  second: KnownCircuitId | null
  /** How many of the prototype's `of` switches match. */
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
  /** Set by hand at the desk, with the reason. */
  overruled?: string
}

export interface CrossedWire {
  tag: `X${number}`
  rule: number
  /** Plain text; the sentence `crossed.<rule>` has slots. */
  text: string
  evidence: [EvidenceId, EvidenceId, ...EvidenceId[]]
  /** Its drops change places in the drawing. */
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

export interface Friction {
  id: FaultId
  weight: number
  state: 'drawn' | 'seen' | 'none'
  evidence: EvidenceId[]
  /** `F1`, `F2` where drawn. */
  tag: `F${number}` | null
  /** The gate it breaks at, `exit` after the last gate, `end` after the exit. */
  place: SwitchId | 'exit' | 'end'
}

export interface Experiment {
  id: string
  fault: FaultId
  /** `F1` whose fault the jumper bridges. */
  bridges: `F${number}`
}

/** Counted from the lists above. */
export interface DrawingData {
  rails: { input: 'survey' | 'profile' | 'visuals'; read: boolean }[]
  gates: {
    switch: SwitchId
    /** `set` ±2, `leans` ±1, `middle` 0; `both` and `none` by their state. */
    level: -2 | -1 | 0 | 1 | 2
    drops: ('survey' | 'profile' | 'visuals')[]
    crossed: `X${number}` | null
    repeat: `R${number}` | null
  }[]
  lines: { total: number; clicks: number; own: number; profile: number; pictures: number }
  palette: { hex: string; share: number }[]
}

/** Page, PDF, card, text and JSON are made from it. */
export interface Snapshot {
  schema: typeof snapshotSchema
  model: string
  /** SHA-256 of the lexicon, hex. */
  lexicon: string
  survey_version: string
  engine: { node: string; icu: string; sharp: string; libvips: string }
  /** SHA-256 of the canonical inputs and picture bytes, hex. */
  inputs: string
  name: string
  evidence: Evidence[]
  capped: boolean
  switches: SwitchReading[]
  circuit: Circuit
  crossed: CrossedWire[]
  repeats: Repeat[]
  friction: Friction[]
  experiment: Experiment | null
  pictures: PictureMeasure[]
  unread: {
    source: string
    reason: 'language' | 'care' | 'injection' | 'undecodable' | 'animated' | 'too-large' | 'missing'
  }[]
  sentences: Sentence[]
  drawing: DrawingData
  rev: number
  signed_by: string | null
  /** ISO 8601; `null` in a draft. */
  published_at: string | null
}

/** "REV 01". */
export const revisionTag = (revision: number): string => `REV ${String(revision).padStart(2, '0')}`
