import { byPosition, byStrength, fieldOf, fieldRank, isPrinted, type Line } from '../evidence/line.ts'
import { concepts } from '../lexicon/concepts.ts'
import type { Repeat, Source } from '../snapshot.ts'
import type { SwitchId } from '../switches.ts'

/** Chosen, not measured; claims and rules of bench/tables.txt move. */
const maxRepeats = 3

type Candidate = Omit<Repeat, 'tag'> & { weight: number; fields: number }

const labelOf = (concept: string): string =>
  Object.hasOwn(concepts, concept) ? concepts[concept as keyof typeof concepts] : concept

function switchOf(lines: readonly Line[]): SwitchId | null {
  const counts = Map.groupBy(
    lines.filter((line) => line.switch !== null),
    (line) => line.switch,
  )
  const [first] = [...counts].sort((a, b) => b[1].length - a[1].length)
  return first?.[0] ?? null
}

function candidateOf(concept: string, lines: readonly Line[]): Candidate | null {
  const strongest = [...Map.groupBy(lines, (line) => line.source).values()].map(
    (same) => same.toSorted(byStrength)[0] as Line,
  )
  const [first, second, ...others] = strongest.toSorted(byPosition)
  const fields = new Set(strongest.map(({ field }) => field)).size
  // In one field it is one thought. Claims and rules of bench/tables.txt move.
  if (first === undefined || second === undefined || fields < 2) return null
  const found = [first, second, ...others]
  return {
    concept,
    label: labelOf(concept),
    sources: found.map(({ source }): Source => source),
    evidence: [first.id, second.id, ...others.map(({ id }) => id)],
    switch: switchOf(lines),
    fields,
    weight: found.reduce((total, { fullWeight }) => total + fullWeight, 0),
  }
}

/** "Voice memos" say no more of words here than beside a switch. */
const isTool = (line: Line) => line.kind === 'profile' && !isPrinted(line)

const firstField = (repeat: Candidate) => fieldRank(fieldOf(repeat.sources[0] ?? 'A1'))

export function findRepeats(lines: readonly Line[]): Repeat[] {
  const read = lines.filter((line) => line.concept !== null && line.dropped === undefined && !isTool(line))
  return [...Map.groupBy(read, (line) => line.concept ?? '')]
    .flatMap(([concept, same]) => candidateOf(concept, same) ?? [])
    .sort(
      (a, b) =>
        b.fields - a.fields ||
        b.sources.length - a.sources.length ||
        b.weight - a.weight ||
        firstField(a) - firstField(b) ||
        (a.concept < b.concept ? -1 : 1),
    )
    .slice(0, maxRepeats)
    .map(({ weight: _weight, fields: _fields, ...repeat }, index) => ({ tag: `R${index + 1}`, ...repeat }))
}
