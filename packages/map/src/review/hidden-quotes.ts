import type { Evidence, Slot, Snapshot } from '../snapshot.ts'

/** Shorter words recur by chance. */
const minComparedLength = 8

const quotedWords = ({ quote }: Pick<Evidence, 'quote'>): string => (quote ?? '').replace(/^…|…$/g, '').trim()

function overlaps(a: Evidence, b: Evidence): boolean {
  if (a.source === b.source && a.quote !== null && b.quote !== null && a.start < b.end && b.start < a.end)
    return true
  const [one, other] = [quotedWords(a), quotedWords(b)]
  if (one === '' || other === '') return false
  if (one === other) return true
  return (
    (one.length >= minComparedLength && other.includes(one)) ||
    (other.length >= minComparedLength && one.includes(other))
  )
}

/** Also lines that quote the same words. */
export function hiddenLines(evidence: readonly Evidence[], hidden: ReadonlySet<string>): Set<string> {
  const chosen = evidence.filter(({ id }) => hidden.has(id))
  return new Set(evidence.filter((line) => chosen.some((each) => overlaps(each, line))).map(({ id }) => id))
}

export const withoutQuote =
  (hiddenIds: ReadonlySet<string>) =>
  (slot: Slot): Slot =>
    slot.kind === 'quote' && hiddenIds.has(slot.evidence) ? { kind: 'refs', sources: [slot.source] } : slot

export function repeatedQuote(
  { evidence }: Pick<Snapshot, 'evidence'>,
  hidden: ReadonlySet<string>,
  text: string,
): Evidence | null {
  const hiddenIds = hiddenLines(evidence, hidden)
  const typed = text.toLowerCase()
  return (
    evidence.find(
      (line) =>
        hiddenIds.has(line.id) &&
        quotedWords(line).length >= minComparedLength &&
        typed.includes(quotedWords(line).toLowerCase()),
    ) ?? null
  )
}

/** Whether all of an answer would print what is hidden of it, or the same words elsewhere. */
export const repeatsHidden = (
  { evidence }: Pick<Snapshot, 'evidence'>,
  hidden: ReadonlySet<string>,
  { source, whole }: Evidence,
): boolean =>
  whole !== undefined &&
  evidence.some(
    (line) =>
      hidden.has(line.id) &&
      (line.source === source ||
        (quotedWords(line).length >= minComparedLength && whole.includes(quotedWords(line)))),
  )

export const withoutWhole = ({ whole: _whole, ...line }: Evidence): Evidence => line
