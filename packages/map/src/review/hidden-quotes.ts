import type { Evidence, Slot, Snapshot } from '../snapshot.ts'

/** So short that they recur by chance: compared by place alone. */
const leastCompared = 8

const words = ({ quote }: Pick<Evidence, 'quote'>): string => (quote ?? '').replace(/^…|…$/g, '').trim()

function shares(a: Evidence, b: Evidence): boolean {
  if (a.source === b.source && a.quote !== null && b.quote !== null && a.start < b.end && b.start < a.end)
    return true
  const [one, other] = [words(a), words(b)]
  if (one === '' || other === '') return false
  if (one === other) return true
  return (
    (one.length >= leastCompared && other.includes(one)) ||
    (other.length >= leastCompared && one.includes(other))
  )
}

/** Read twice, or part of a longer quote. */
export function hiddenLines(evidence: readonly Evidence[], hidden: ReadonlySet<string>): Set<string> {
  const asked = evidence.filter(({ id }) => hidden.has(id))
  return new Set(evidence.filter((line) => asked.some((each) => shares(each, line))).map(({ id }) => id))
}

export const withoutQuote =
  (gone: ReadonlySet<string>) =>
  (slot: Slot): Slot =>
    slot.kind === 'quote' && gone.has(slot.evidence) ? { kind: 'refs', sources: [slot.source] } : slot

/** The hidden words that a text of the studio repeats, or null. */
export function repeatedQuote(
  { evidence }: Pick<Snapshot, 'evidence'>,
  hidden: ReadonlySet<string>,
  text: string,
): Evidence | null {
  const gone = hiddenLines(evidence, hidden)
  const typed = text.toLowerCase()
  return (
    evidence.find(
      (line) =>
        gone.has(line.id) && words(line).length >= leastCompared && typed.includes(words(line).toLowerCase()),
    ) ?? null
  )
}
