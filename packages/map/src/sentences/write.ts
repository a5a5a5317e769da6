import type { Line } from '../evidence/line.ts'
import type { EvidenceId, SectionId, Sentence, Slot } from '../snapshot.ts'

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never
export type Written = WithoutId<Sentence>

interface Given {
  section: SectionId
  rule: string
  text: string
  slots?: Slot[]
}

const base = ({ section, rule, text, slots = [] }: Given) => ({
  section,
  rule,
  text,
  slots,
  origin: 'engine' as const,
  base: null,
})

export type Lines = readonly [Line, ...Line[]]

export const isNonEmpty = (lines: readonly Line[]): lines is Lines => lines.length > 0

/** Caps a list of thousands. */
const mostIds = 60

/** What is quoted comes first. */
function ids([first, ...others]: Lines, slots: readonly Slot[] = []): [EvidenceId, ...EvidenceId[]] {
  const known = new Set([first, ...others].map(({ id }) => id))
  const quoted = slots.flatMap((slot) =>
    slot.kind === 'quote' && known.has(slot.evidence) ? [slot.evidence] : [],
  )
  const [head = first.id, ...rest] = new Set([...quoted, ...known])
  return [head, ...rest.slice(0, mostIds - 1)]
}

/** About the person's work; impossible without evidence. */
export const claim = (given: Given, evidence: Lines): Written => ({
  ...base(given),
  kind: 'claim',
  evidence: ids(evidence, given.slots),
})

/** Claims nothing: introduces a quote or names a strength. */
export const frame = (given: Given, evidence: readonly Line[] = []): Written => ({
  ...base(given),
  kind: 'frame',
  evidence: isNonEmpty(evidence) ? ids(evidence, given.slots) : [],
})

export const note = (given: Given, evidence: readonly Line[] = []): Written => ({
  ...frame(given, evidence),
  kind: 'note',
})
