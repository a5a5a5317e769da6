import { tokenize } from '../tokens/tokenizer.ts'
import { instructions, markup, sensitiveRanges } from './screen-text.ts'

interface Range {
  /** UTF-16. */
  start: number
  end: number
}

/** Why a text was set aside: the words that ask for care, or those that a machine could take for orders. */
export function flaggedWords(text: string, reason: 'care' | 'injection'): Range[] {
  const tokens = tokenize(text)
  if (reason === 'care') return sensitiveRanges(tokens).map(({ start, end }) => ({ start, end }))
  const [normalized] = tokens.texts
  if (normalized === undefined) return []
  const { starts, ends } = normalized.offsets ?? {}
  return [instructions, markup]
    .flatMap((pattern) => [...normalized.text.matchAll(new RegExp(pattern, 'g'))])
    .map(({ 0: words, index }) => {
      const last = index + words.length - 1
      return { start: starts?.[index] ?? index, end: ends?.[last] ?? last + 1 }
    })
    .toSorted((a, b) => a.start - b.start)
}
