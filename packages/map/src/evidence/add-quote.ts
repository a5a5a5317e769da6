import { maxAnswer, maxBeginning, maxRule, quoteOf, wholeText } from '../reading/quote.ts'
import type { Line } from './line.ts'

const sentenceEnd = /[.!?]+(?=\s|$)|\n+/g
/** UTF-16 units, two less than a quote holds; of a longer sentence the quote stands alone. */
const maxSentence = 138

export interface Range {
  start: number
  end: number
}

const space = /\s/
const endMark = /[\s.,;。]/

/** The sentence around a quote has its own full stop. From both ends: an expression would try each space. */
export function trimRange(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end]
  while (from < to && space.test(text.charAt(from))) from += 1
  while (to > from && endMark.test(text.charAt(to - 1))) to -= 1
  return { start: from, end: to }
}

/** "A new system (fishing!! weather!!)": the sentence ends before what is opened in it and not closed. */
function withoutOpenBracket(text: string, { start, end }: Range): Range {
  const open = text.lastIndexOf('(', end - 1)
  const isOpen = open > start && !text.slice(open, end).includes(')')
  return isOpen ? trimRange(text, { start, end: open }) : { start, end }
}

/** "… so I send none. sorry thats not very good", and what goes on from it, is said to the reader. */
const apology =
  /[\s.,;!?]+(?:(?:sorry|apologies)\b[^.!?]*[.!?]*$|(?:\([^)]*\)\s*)?sorry (?:this|that|for|about|if|its|it['’]s|it is)\b.*$)/is
function withoutApology(text: string, { start, end }: Range): Range {
  const at = text.slice(start, end).search(apology)
  return at > 0 ? { start, end: start + at } : { start, end }
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
  const sentence = withoutOpenBracket(text, trimRange(text, { start: from, end: to }))
  const isWhole = sentence.start <= start && sentence.end >= end
  return isWhole && sentence.end - sentence.start <= maxSentence ? sentence : { start, end }
}

/** Under A4 what is done instead says why the rest waits: all of a short answer, not the words alone. */
const restsOnAll = (line: Line, lines: readonly Line[]) =>
  line.field === 'A4' &&
  line.fault !== null &&
  // Two faults each have their own sentence.
  !lines.some(({ source, fault }) => source === line.source && fault !== null && fault !== line.fault)

function rangeOf(line: Line, lines: readonly Line[]): Range {
  if (line.entry === 'words' || line.entry === ownWords)
    return line.kind === 'words' ? trimRange(line.text, withoutApology(line.text, line)) : line
  const all = trimRange(line.text, { start: 0, end: line.text.length })
  if (all.end - all.start <= maxSentence && restsOnAll(line, lines)) {
    const answer = withoutApology(line.text, all)
    if (answer.end >= line.end) return answer
  }
  return rangeOfSentence(line.text, line.start, line.end)
}

/** Her answer as she wrote it has more room than what is read in it. */
function roomOf({ kind, entry, field }: Line, { start, end }: Range): number | undefined {
  if (kind !== 'words' || (entry !== 'words' && entry !== ownWords)) return undefined
  const room = field === 'A6' ? maxRule : maxAnswer
  return end - start <= room ? room : maxBeginning
}
export const ownWords = 'own'

export function addQuote(line: Line, lines: readonly Line[]): Line {
  if (line.kind === 'choice' || line.kind === 'measure') return line
  const span = rangeOf(line, lines)
  const { text, start, end } = quoteOf(line.text, span.start, span.end, roomOf(line, span))
  return { ...line, quote: text, start, end }
}

export function withQuotes(lines: readonly Line[]): Line[] {
  const postponed = lines.filter(({ field }) => field === 'A4')
  return lines.map((line) => addQuote(line, postponed))
}

function withoutEnd(text: string): string {
  return text.slice(0, trimRange(text, { start: 0, end: text.length }).end)
}

/** What her quotes leave out of an answer stands with the first of its lines. */
export function withWholeAnswers(lines: readonly Line[]): Line[] {
  const bySource = Map.groupBy(
    lines.filter(({ kind }) => kind === 'words'),
    ({ source }) => source,
  )
  const wholes = new Map(
    [...bySource.values()].flatMap((same) => {
      const [first] = same
      const whole = first === undefined ? '' : wholeText(first.text)
      const isQuoted = same.some(({ quote }) => withoutEnd(quote ?? '') === withoutEnd(whole))
      return first === undefined || isQuoted ? [] : [[first, whole] as const]
    }),
  )
  return lines.map((line) => {
    const whole = wholes.get(line)
    return whole === undefined ? line : { ...line, whole }
  })
}
