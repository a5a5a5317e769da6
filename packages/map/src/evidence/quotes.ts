import { quoteOf } from '../reading/quote.ts'
import type { Line } from './line.ts'

const sentenceEnd = /[.!?;]+(?=\s|$)|\n+/g
/** A longer sentence is cut to the reading's clause. */
const longest = 110

interface Span {
  start: number
  end: number
}

/** Without the final full stop: the sentence around a quote has its own. */
export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return { start: from, end: Math.max(from, start + words.replace(/[\s.,;。]+$/, '').length) }
}

function sentenceAround(text: string, start: number, end: number): Span {
  const first = Math.max(0, start - 2 * longest)
  const last = Math.min(text.length, end + 2 * longest)
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
  const sentence = trimmed(text, { start: from, end: to })
  const holds = sentence.start <= start && sentence.end >= end
  return holds && sentence.end - sentence.start <= longest ? sentence : { start, end }
}

export function withQuote(line: Line): Line {
  if (line.kind === 'choice' || line.kind === 'measure') return line
  const whole = line.entry === 'words'
  const span = whole ? line : sentenceAround(line.text, line.start, line.end)
  const { text, start, end } = quoteOf(line.text, span.start, span.end)
  return { ...line, quote: text, start, end }
}
