import type { Sentence, Source } from '@wiring/map/snapshot'
import { listedSources, mostChips, sentenceParts, trailingSources } from '../text/sentence-text.ts'
import { colors, type Piece } from './page-writer.ts'

interface Reading {
  sourceOf: (evidence: string) => Source | null
  /** The person's words are in a language that nobody named. */
  foreign: boolean
}

/** A sentence as runs: words, quotes, and the ids of its lines in brackets. */
export function sentencePieces(sentence: Sentence, size: number, { sourceOf, foreign }: Reading): Piece[] {
  const color = sentence.kind === 'note' ? colors.quiet : colors.ink
  const rest = sentence.kind === 'claim' ? trailingSources(sentence, sourceOf) : []
  const ids = (sources: readonly string[]): Piece => ({
    text: `[${sources.join(' ')}]`,
    face: 'mono',
    size: size * 0.68,
    color: colors.quiet,
  })
  const parts = sentenceParts(sentence).flatMap((part, index): Piece[] => {
    if (part.kind === 'refs') return [ids(listedSources(part.sources))]
    if (part.kind === 'quote')
      return [
        {
          text: `“${part.text}” `,
          face: 'text',
          size,
          color,
          ...(foreign && part.source.startsWith('A') ? { lang: 'und' } : {}),
        },
        ids([part.source]),
      ]
    const bold = index === 0 && sentence.kind === 'claim' && part.text.endsWith(': ')
    return [{ text: part.text, face: bold ? 'bold' : 'text', size, color }]
  })
  if (rest.length === 0) return parts
  const named = rest.length > mostChips ? [`${rest.length} lines`] : rest
  return [...parts, { text: ' ', face: 'text', size, color }, ids(named)]
}
