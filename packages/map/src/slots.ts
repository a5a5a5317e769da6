import type { Line } from './evidence/line.ts'
import type { Slot } from './snapshot.ts'

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
