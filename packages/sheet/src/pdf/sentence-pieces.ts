import type { Sentence } from '@wiring/map/snapshot'
import {
  listedSources,
  type NumberOf,
  type SourceOf,
  sentenceParts,
  trailingSources,
} from '../text/sentence-text.ts'
import { colors, type Piece } from './page-writer.ts'

export interface SentenceContext {
  sourceOf: SourceOf
  numberOf: NumberOf
  foreign: boolean
}

const unbroken = '\u00a0'

/** Sources have brackets of their own here: around them the sentence's would be a second pair. */
export function sentencePieces(
  sentence: Sentence,
  size: number,
  { sourceOf, numberOf, foreign }: SentenceContext,
): Piece[] {
  const color = sentence.kind === 'note' ? colors.quiet : colors.ink
  const ids = (sources: readonly string[]): Piece => ({
    text: `[${sources.join(' ')}]`,
    face: 'mono',
    size: size * 0.68,
    color: colors.quiet,
  })
  const given = sentenceParts(sentence)
  const parts = given.flatMap((part, index): Piece[] => {
    if (part.kind === 'refs') return [ids(listedSources(part.sources))]
    if (part.kind !== 'quote') {
      const opened = given[index + 1]?.kind === 'refs' ? part.text.replace(/\($/, '') : part.text
      const text = given[index - 1]?.kind === 'refs' ? opened.replace(/^\)/, '') : opened
      return [{ text, face: part.kind === 'lead' ? 'bold' : 'text', size, color }]
    }
    const lang = foreign && part.source.startsWith('A') ? { lang: 'und' } : {}
    return [{ text: `“${part.text}” `, face: 'text', size, color, ...lang }, ids([part.source])]
  })
  const trailing = trailingSources(sentence, sourceOf)
  const space: Piece = { text: ' ', face: 'text', size, color }
  const number = numberOf(sentence.id)
  return [
    ...parts,
    ...(trailing.length === 0 ? [] : [space, ids(trailing)]),
    ...(number === null
      ? []
      : [
          space,
          {
            text: number.replace(' ', unbroken),
            face: 'text' as const,
            size: size * 0.76,
            color: colors.quiet,
          },
        ]),
  ]
}
