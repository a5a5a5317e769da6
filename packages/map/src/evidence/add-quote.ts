import { maxAnswer, maxBeginning, maxRule, quoteOf } from '../reading/quote.ts'
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

/** `null` where it is longer. */
function rangeOfSentence(text: string, start: number, end: number, most = maxSentence): Range | null {
  const first = Math.max(0, start - 2 * most)
  const last = Math.min(text.length, end + 2 * most)
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
  return isWhole && sentence.end - sentence.start <= most ? sentence : null
}

/** Under A4 what is done instead says why the rest waits: all of a short answer, not the words alone. */
const restsOnAll = (line: Line, lines: readonly Line[]) =>
  line.field === 'A4' &&
  line.fault !== null &&
  // Two faults each have their own sentence.
  !lines.some(({ source, fault }) => source === line.source && fault !== null && fault !== line.fault)

/** What got it done, or what stops it: the sentence of a long answer that stands for all of it. */
const reason: Readonly<Partial<Record<Line['field'], RegExp>>> = {
  A2: /\b(?:because|so that|so i had|had to|rang|called|booked|deadline|needed it|got it (?:over|done|out)|(?:due|opening|delivered|by|on|for) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  A4: /\b(?:because|couldn['’]?t tell|can['’]?t tell|don['’]?t know|no idea|instead|whether)\b/i,
}

/** From the sentence that says why, as far as there is room. */
function withReason({ text, field }: Line, all: Range): Range {
  const why = reason[field]
  if (why === undefined || all.end - all.start <= maxAnswer) return all
  const found = text.slice(0, all.end).search(why)
  if (found < maxBeginning) return all
  const sentence = rangeOfSentence(text, found, found + 1, maxAnswer)
  if (sentence !== null) return sentence
  // Of a sentence that is longer still, from its clause.
  const clause = text.lastIndexOf(', ', found)
  return clause < 0 ? all : { start: clause + 2, end: all.end }
}

function rangeOf(line: Line, lines: readonly Line[]): Range {
  if (line.entry === 'words' || line.entry === ownWords)
    return line.kind === 'words'
      ? withReason(line, trimRange(line.text, withoutApology(line.text, line)))
      : line
  const all = trimRange(line.text, { start: 0, end: line.text.length })
  if (all.end - all.start <= maxSentence && restsOnAll(line, lines)) {
    const answer = withoutApology(line.text, all)
    if (answer.end >= line.end) return answer
  }
  return rangeOfSentence(line.text, line.start, line.end) ?? { start: line.start, end: line.end }
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
