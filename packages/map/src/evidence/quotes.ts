import { quoteOf } from '../reading/quote.ts'
import type { Line } from './line.ts'

const sentenceEnd = /[.!?;]+(?=\s|$)|\n+/g
/** A longer sentence is cut to the clause that the reading stands in. */
const longest = 110

interface Span {
  start: number
  end: number
}

/** Without white space and the full stop at the end: the sentence around a quote brings its own. */
export function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return { start: from, end: Math.max(from, start + words.replace(/[\s.,;。]+$/, '').length) }
}

/** The sentence around a reading where it is short enough to be quoted whole, else the reading itself. */
function sentenceAround(text: string, start: number, end: number): Span {
  // A sentence that ends further away is too long in any case.
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

/** A line with the words worth quoting, masked and short. */
export function withQuote(line: Line): Line {
  if (line.kind === 'choice' || line.kind === 'measure') return line
  const whole = line.entry === 'words'
  const span = whole ? line : sentenceAround(line.text, line.start, line.end)
  const { text, start, end } = quoteOf(line.text, span.start, span.end)
  return { ...line, quote: text, start, end }
}
