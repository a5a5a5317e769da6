import { quoteOf } from '../reading/quote.ts'
import type { Line } from './line.ts'

const sentenceEnd = /[.!?;]+(?=\s|$)|\n+/g
/** UTF-16 units; of a longer sentence the quote stands alone. With 90 and 140 no table moves. */
const maxSentence = 110

export interface Range {
  start: number
  end: number
}

/** The sentence around a quote has its own full stop. */
export function trimRange(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return { start: from, end: Math.max(from, start + words.replace(/[\s.,;。]+$/, '').length) }
}

function rangeOfSentence(text: string, start: number, end: number): Range {
  const first = Math.max(0, start - 2 * maxSentence)
  const last = Math.min(text.length, end + 2 * maxSentence)
  let from = first
  let to = last
  for (const match of text.slice(first, last).matchAll(sentenceEnd)) {
    const at = first + match.index
    if (at + match[0].length <= start) from = at + match[0].length
    else if (at >= end) {
      to = at
      break
    }
  }
  const sentence = trimRange(text, { start: from, end: to })
  const isWhole = sentence.start <= start && sentence.end >= end
  return isWhole && sentence.end - sentence.start <= maxSentence ? sentence : { start, end }
}

export function addQuote(line: Line): Line {
  if (line.kind === 'choice' || line.kind === 'measure') return line
  const whole = line.entry === 'words'
  const span = whole ? line : rangeOfSentence(line.text, line.start, line.end)
  const { text, start, end } = quoteOf(line.text, span.start, span.end)
  return { ...line, quote: text, start, end }
}
