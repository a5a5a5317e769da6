import { tokenize } from '../tokens/tokenizer.ts'
import { ordersIn } from './orders.ts'
import { markup, sensitiveRanges } from './screen-text.ts'

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
  const marks = [...normalized.text.matchAll(new RegExp(markup, 'g'))].map(({ 0: words, index }) => {
    return { start: index, end: index + words.length }
  })
  return [...ordersIn(normalized.text), ...marks]
    .map(({ start, end }) => ({ start: starts?.[start] ?? start, end: ends?.[end - 1] ?? end }))
    .toSorted((a, b) => a.start - b.start)
}
