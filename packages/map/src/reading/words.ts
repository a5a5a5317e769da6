import { normalise } from './normalise.ts'

export interface Word {
  /** In the form of `normalise`. */
  readonly text: string
  /** UTF-16 offsets into the given text. */
  readonly start: number
  readonly end: number
  /** Number of the clause and of the sentence, counted through the text. */
  readonly clause: number
  readonly sentence: number
}

/**
 * A pattern instead of `Intl.Segmenter`: for Latin letters it finds the same words (a test compares them) and
 * does not change with the ICU version. A hyphen separates words, as it does there.
 */
const pattern = /[\p{L}\p{M}\p{N}_]+(?:'[\p{L}\p{M}\p{N}_]+)*/gu

const sentenceEnd = /[!?]|\.(?!\S)|\.[)"'”]|\n\s*\n|\n\s*[-*•–—]/
const clauseEnd = /[;!?()[\]|•—–]|[.,:]| - |\n\s*\n|\n\s*[-*]/

/** "2,000", "10:30", "e.g", "figma.com": one character between two words without a space is no cut. */
function cuts(gap: string, before: string, after: string): boolean {
  if (gap === '.') return false
  if (gap === ',' || gap === ':') return !(/\p{N}$/u.test(before) && /^\p{N}/u.test(after))
  return clauseEnd.test(gap)
}

/** The words of a text. Clauses end at `. ; : ! ? ,`, at brackets and dashes, and before "but". */
export function wordsOf(given: string): Word[] {
  const { text, starts, ends } = normalise(given)
  const words: Word[] = []
  let clause = 0
  let sentence = 0
  let last = 0
  let before = ''
  for (const match of text.matchAll(pattern)) {
    const word = match[0]
    const gap = text.slice(last, match.index)
    if (words.length > 0) {
      if (sentenceEnd.test(gap) && gap !== '.') sentence += 1
      if (cuts(gap, before, word) || word === 'but') clause += 1
    }
    last = match.index + word.length
    before = word
    words.push({
      text: word,
      start: starts[match.index] ?? 0,
      end: ends[last - 1] ?? given.length,
      clause,
      sentence,
    })
  }
  return words
}
