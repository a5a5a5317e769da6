import type { Sentence, Slot, Source } from '@wiring/map/snapshot'

export const mostChips = 6

/** Only a flooded profile has a longer list. */
const mostListed = 20

export const listedSources = (sources: readonly Source[]): readonly string[] =>
  sources.length > mostListed ? [`${sources.length} lines`] : sources

export type SentencePart =
  | { kind: 'words'; text: string }
  | { kind: 'quote'; text: string; source: Source }
  | { kind: 'refs'; sources: Source[] }

const slotPart = (slot: Slot): SentencePart =>
  slot.kind === 'quote'
    ? { kind: 'quote', text: slot.text, source: slot.source }
    : { kind: 'refs', sources: slot.sources }

export function sentenceParts({ text, slots }: Pick<Sentence, 'text' | 'slots'>): SentencePart[] {
  return text
    .split(/(\{\d+\})/)
    .map((piece): SentencePart => {
      const slot = /^\{\d+\}$/.test(piece) ? slots[Number(piece.slice(1, -1))] : undefined
      return slot === undefined ? { kind: 'words', text: piece } : slotPart(slot)
    })
    .filter((part) => part.kind !== 'words' || part.text !== '')
}

export function trailingSources(sentence: Sentence, sourceOf: (evidence: string) => Source | null): Source[] {
  const named = new Set(
    sentence.slots.flatMap((slot) => (slot.kind === 'quote' ? [slot.source] : slot.sources)),
  )
  const cited = sentence.evidence.map(sourceOf).filter((source): source is Source => source !== null)
  return [...new Set(cited)].filter((source) => !named.has(source))
}

/** A list printed as its number names none. */
export function printedSources(sentence: Sentence, sourceOf: (evidence: string) => Source | null): Source[] {
  const rest = sentence.kind === 'claim' ? trailingSources(sentence, sourceOf) : []
  const inSlots = sentence.slots.flatMap((slot) => {
    if (slot.kind === 'quote') return [slot.source]
    return slot.sources.length > mostListed ? [] : slot.sources
  })
  return [...inSlots, ...(rest.length > mostChips ? [] : rest)]
}

/** “quote” [A1]. */
export function sentenceText(sentence: Sentence, sourceOf: (evidence: string) => Source | null): string {
  const words = sentenceParts(sentence)
    .map((part) => {
      if (part.kind === 'words') return part.text
      if (part.kind === 'quote') return `“${part.text}” [${part.source}]`
      return `[${listedSources(part.sources).join(' ')}]`
    })
    .join('')
  const rest = sentence.kind === 'claim' ? trailingSources(sentence, sourceOf) : []
  if (rest.length > mostChips) return `${words} [${rest.length} lines]`
  return rest.length > 0 ? `${words} [${rest.join(' ')}]` : words
}
