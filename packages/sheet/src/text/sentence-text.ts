import { leadLength } from '@wiring/map/slots'
import type { EvidenceId, Sentence, Snapshot, Source } from '@wiring/map/snapshot'
import { inPrintedOrder } from './page-sections.ts'

export type SourceOf = (evidence: EvidenceId) => Source | null

export function sourceFinder({ evidence }: Snapshot): SourceOf {
  const sources = new Map(evidence.map(({ id, source }) => [id, source]))
  return (id) => sources.get(id) ?? null
}

export type NumberOf = (id: string) => string | null

/** Of what is printed, in its order; a note claims nothing and has none. */
export function numberFinder({ sentences }: Pick<Snapshot, 'sentences'>): NumberOf {
  const numbered = inPrintedOrder(sentences).filter(({ kind }) => kind !== 'note')
  const numbers = new Map(numbered.map(({ id }, index) => [id, `No. ${index + 1}`]))
  return (id) => numbers.get(id) ?? null
}

const maxListed = 20

export const listedSources = (sources: readonly Source[]): readonly string[] =>
  sources.length > maxListed ? [`${sources.length} lines`] : sources

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

const slotSources = ({ slots }: Sentence): Source[] => [
  ...new Set(slots.flatMap((slot) => (slot.kind === 'quote' ? [slot.source] : slot.sources))),
]

/** The chips of a sentence, and the lines that are used in it. */
export function citedSources(sentence: Sentence, sourceOf: SourceOf): Source[] {
  const cited = sentence.kind === 'claim' ? sentence.evidence.map(sourceOf) : []
  return [...new Set([...slotSources(sentence), ...cited.filter((source) => source !== null)])]
}

export function trailingSources(sentence: Sentence, sourceOf: SourceOf): readonly string[] {
  const named = new Set(slotSources(sentence))
  return listedSources(citedSources(sentence, sourceOf).filter((source) => !named.has(source)))
}

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
