import { leadLength } from '@wiring/map/slots'
import type { EvidenceId, Sentence, Snapshot, Source } from '@wiring/map/snapshot'

export type SourceOf = (evidence: EvidenceId) => Source | null

export function sourceFinder({ evidence }: Snapshot): SourceOf {
  const sources = new Map(evidence.map(({ id, source }) => [id, source]))
  return (id) => sources.get(id) ?? null
}

export const sentenceNumber = (id: string): string => id.replace(/^S/, 'No. ')

const maxTrailing = 6
const maxListed = 20

const listOrCount = (sources: readonly Source[], max: number): readonly string[] =>
  sources.length > max ? [`${sources.length} lines`] : sources

export const listedSources = (sources: readonly Source[]) => listOrCount(sources, maxListed)

export type SentencePart =
  | { kind: 'lead' | 'words'; text: string }
  | { kind: 'quote'; text: string; source: Source }
  | { kind: 'refs'; sources: Source[] }

/** The lead of a claim is printed in bold. */
export function sentenceParts(sentence: Sentence): SentencePart[] {
  const { text, slots } = sentence
  const lead = leadLength(sentence)
  const parts = text
    .slice(lead)
    .split(/(\{\d+\})/)
    .map((piece): SentencePart => {
      const slot = /^\{\d+\}$/.test(piece) ? slots[Number(piece.slice(1, -1))] : undefined
      if (slot === undefined) return { kind: 'words', text: piece }
      return slot.kind === 'refs' ? slot : { kind: 'quote', text: slot.text, source: slot.source }
    })
    .filter((part) => part.kind !== 'words' || part.text !== '')
  return lead === 0 ? parts : [{ kind: 'lead', text: text.slice(0, lead) }, ...parts]
}

function citedOutsideSlots(sentence: Sentence, sourceOf: SourceOf): Source[] {
  if (sentence.kind !== 'claim') return []
  const named = new Set(
    sentence.slots.flatMap((slot) => (slot.kind === 'quote' ? [slot.source] : slot.sources)),
  )
  const cited = sentence.evidence.map(sourceOf).filter((source) => source !== null)
  return [...new Set(cited)].filter((source) => !named.has(source))
}

export const trailingSources = (sentence: Sentence, sourceOf: SourceOf): readonly string[] =>
  listOrCount(citedOutsideSlots(sentence, sourceOf), maxTrailing)

export function printedSources(sentence: Sentence, sourceOf: SourceOf): string[] {
  const inSlots = sentence.slots.flatMap((slot) =>
    slot.kind === 'quote' ? [slot.source] : listedSources(slot.sources),
  )
  return [...inSlots, ...trailingSources(sentence, sourceOf)]
}

/** “quote” [A1]. */
export function sentenceText(sentence: Sentence, sourceOf: SourceOf): string {
  const words = sentenceParts(sentence)
    .map((part) => {
      if (part.kind === 'quote') return `“${part.text}” [${part.source}]`
      return part.kind === 'refs' ? `[${listedSources(part.sources).join(' ')}]` : part.text
    })
    .join('')
  const trailing = trailingSources(sentence, sourceOf)
  return trailing.length > 0 ? `${words} [${trailing.join(' ')}]` : words
}
