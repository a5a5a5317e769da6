import type { Line } from './evidence/line.ts'
import type { Sentence, Slot } from './snapshot.ts'

export const quoteSlot = (line: Line): Slot => ({
  kind: 'quote',
  evidence: line.id,
  source: line.source,
  text: line.quote ?? '',
})

export const refsSlot = (lines: readonly Line[]): Slot => ({
  kind: 'refs',
  sources: [...new Set(lines.map(({ source }) => source))],
})

const printed = (slot: Slot): string => (slot.kind === 'quote' ? `“${slot.text}”` : slot.sources.join(', '))

export function fillSlots({ text, slots }: { text: string; slots: readonly Slot[] }): string {
  return text.replace(/\{(\d+)\}/g, (placeholder, index: string) => {
    const slot = slots[Number(index)]
    return slot === undefined ? placeholder : printed(slot)
  })
}

const leadEnd = ': '

/** Of the words that a claim begins with, up to their colon; 0 for a sentence without such a beginning. */
export function leadLength({ kind, text, lead }: Pick<Sentence, 'kind' | 'text' | 'lead'>): number {
  if (lead !== undefined) return lead
  const [words = ''] = text.split(/\{\d+\}/)
  return kind === 'claim' && words.endsWith(leadEnd) ? words.length : 0
}

/** A rewritten sentence keeps its lead as long as it has as many colons before its first quote. */
export function keptLead(before: Sentence, text: string): number {
  const colons = before.text.slice(0, leadLength(before)).split(leadEnd).length - 1
  const words = (text.split(/\{\d+\}/)[0] ?? '').split(leadEnd)
  if (colons === 0 || words.length <= colons) return 0
  return words.slice(0, colons).join(leadEnd).length + leadEnd.length
}
