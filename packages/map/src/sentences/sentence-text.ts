import type { Slot } from '../snapshot.ts'

const inWords = (slot: Slot): string => (slot.kind === 'quote' ? `“${slot.text}”` : slot.sources.join(', '))

export function sentenceText({ text, slots }: { text: string; slots: readonly Slot[] }): string {
  return text.replace(/\{(\d+)\}/g, (given, index: string) => {
    const slot = slots[Number(index)]
    return slot === undefined ? given : inWords(slot)
  })
}
