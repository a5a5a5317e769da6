import type { Line } from '../evidence/line.ts'
import type { EvidenceId, SectionId, Sentence, Slot } from '../snapshot.ts'

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never
export type UnnumberedSentence = WithoutId<Sentence>

interface Content {
  section: SectionId
  rule: string
  text: string
  slots?: Slot[]
}

const base = ({ section, rule, text, slots = [] }: Content) => ({
  section,
  rule,
  text,
  slots,
  origin: 'engine' as const,
  base: null,
})

/** Bounds the size of a snapshot; with 30 no table moves. */
const maxEvidence = 60

function evidenceIds(lines: readonly Line[], slots: readonly Slot[] = []): EvidenceId[] {
  const known = new Set(lines.map(({ id }) => id))
  const quoted = slots.flatMap((slot) =>
    slot.kind === 'quote' && known.has(slot.evidence) ? [slot.evidence] : [],
  )
  return [...new Set([...quoted, ...known])].slice(0, maxEvidence)
}

/** None without evidence. */
export function claim(content: Content, lines: readonly Line[]): UnnumberedSentence[] {
  const [first, ...others] = evidenceIds(lines, content.slots)
  return first === undefined ? [] : [{ ...base(content), kind: 'claim', evidence: [first, ...others] }]
}

/** Claims nothing. */
export const frame = (content: Content, lines: readonly Line[] = []): UnnumberedSentence => ({
  ...base(content),
  kind: 'frame',
  evidence: evidenceIds(lines, content.slots),
})

export const note = (content: Content, lines: readonly Line[] = []): UnnumberedSentence => ({
  ...frame(content, lines),
  kind: 'note',
})

export const quotesOf = ({ slots }: UnnumberedSentence): string[] =>
  slots.flatMap((slot) => (slot.kind === 'quote' ? slot.text : []))
