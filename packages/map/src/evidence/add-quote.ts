import {
  maxAnswer,
  maxBeginning,
  maxCondition,
  maxOwn,
  maxPostponed,
  maxSummary,
  quoteOf,
} from '../reading/quote.ts'
import type { Line } from './line.ts'
import { maxSentence, type Range, rangeOfSentence, trimRange } from './sentence-range.ts'
import { takenBack } from './taken-back.ts'

/** "… so I send none. sorry thats not very good", and what goes on from it, is said to the reader. */
const apology =
  /[\s.,;!?]+(?:(?:sorry|apologies)\b[^.!?]*[.!?]*$|(?:\([^)]*\)\s*|[^.!?]{1,30} )?sorry (?:this|that|for|about|if|its|it['’]s|it is)\b.*$)/is
function withoutApology(text: string, { start, end }: Range): Range {
  const at = text.slice(start, end).search(apology)
  return at > 0 ? { start, end: start + at } : { start, end }
}

/** Under A4 what is done instead says why the rest waits: all of a short answer, not the words alone. */
const restsOnAll = (line: Line, lines: readonly Line[]) =>
  line.field === 'A4' &&
  line.fault !== null &&
  // Two faults each have their own sentence.
  !lines.some(({ source, fault }) => source === line.source && fault !== null && fault !== line.fault)

export const ownWords = 'own'

/** Of an answer that stands whole. */
const wholeRoom = ({ field, entry }: Pick<Line, 'field' | 'entry'>): number =>
  ({ A4: maxPostponed, A10: maxCondition })[field as string] ?? (entry === ownWords ? maxOwn : maxAnswer)

/** What got it done, or what it would take: the sentence of a long answer that stands for all of it. */
const reason: Readonly<Partial<Record<Line['field'], RegExp>>> = {
  A2: /\b(?:because|so that|so i had|had to|rang|called|booked|deadline|needed it|got it (?:over|done|out)|(?:due|opening|delivered|by|on|for) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  A10: /\b(?:what i need|if i had|it would take|would (?:only )?(?:have to|need)|there['’]d have)\b/i,
}

/** UTF-16 units of a reason with what stands before it. By eye. */
const maxBefore = 220

/** "I iron shirts instead" says nothing alone: whole sentences before it, as far as there is room. */
function withSentencesBefore(text: string, { start, end }: Range): Range {
  const before = rangeOfSentence(text, Math.max(0, start - 2), Math.max(1, start - 1), maxBefore)
  const isFirst = before === null || before.start >= start
  return isFirst || end - before.start > maxBefore
    ? { start, end }
    : withSentencesBefore(text, { start: before.start, end })
}

/** From the sentence that says why, as far as there is room. */
function withReason(line: Line, all: Range): Range {
  const { text, field } = line
  const why = reason[field]
  if (why === undefined || all.end - all.start <= wholeRoom(line)) return all
  const found = text.slice(0, all.end).search(why)
  if (found < maxBeginning) return all
  const sentence = rangeOfSentence(text, found, found + 1, maxAnswer)
  if (sentence !== null) return withSentencesBefore(text, sentence)
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
  if (line.field === 'P7' && all.end - all.start <= maxSummary) return all
  if (all.end - all.start <= maxSentence && restsOnAll(line, lines)) {
    const answer = withoutApology(line.text, all)
    if (answer.end >= line.end) return answer
  }
  return rangeOfSentence(line.text, line.start, line.end) ?? { start: line.start, end: line.end }
}

/** Her answer as she wrote it has more room than what is read in it. */
function roomOf(line: Line, { start, end }: Range): number | undefined {
  const { kind, entry, field } = line
  if (field === 'P7' || (field === 'P5' && entry === 'words')) return maxSummary
  if (entry === takenBack) return maxAnswer
  if (kind !== 'words' || (entry !== 'words' && entry !== ownWords)) return undefined
  const room = wholeRoom(line)
  // Its beginning says what is postponed, and mostly why.
  return end - start <= room || field === 'A4' ? room : maxBeginning
}
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
