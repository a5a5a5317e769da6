import { ruleLine, wishLine } from '../crossed-wires/find-lines.ts'
import { saysNothing } from '../crossed-wires/says-nothing.ts'
import { addQuote, ownWords } from '../evidence/add-quote.ts'
import type { Field } from '../evidence/fields.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { postponed } from '../evidence/postponed-lines.ts'
import { type Range, trimRange } from '../evidence/sentence-range.ts'
import { maxLines } from '../evidence/strongest-lines.ts'
import { wordsLine } from '../evidence/text-lines.ts'
import { isPastForm, isVerb } from '../lexicon/word-classes.ts'
import { quoteSlot } from '../slots.ts'
import type { SectionId } from '../snapshot.ts'
import type { Analysis } from './analysis.ts'
import { askedOf } from './asked-of.ts'
import { frame, type UnnumberedSentence } from './sentence-kinds.ts'

/** Where an answer stands of which no sentence quotes anything. */
const sectionOfField: Readonly<Record<string, SectionId>> = {
  A2: 'release',
  A4: 'waits',
  A6: 'repeats',
  A8: 'shape',
}

const sentence = /[^.!?\n]+[.!?]*/g
/** Fewer words are the name of a thing, or an exclamation. */
const minWords = 3
const writer = /^(?:i|we|i['’](?:m|d|ve|ll)|im|ive|it['’]?s|is|was|are|were|had|has|have)$/
const apology = /^\W*(?:sorry|apologies|nothing special)\b/i

/** Says something: a name alone, "The website for a garage", does not. */
function saysSomething(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
  if (words.length < minWords || apology.test(text) || saysNothing(text)) return false
  // "The score for a short film" begins with what it is about, and "score" is no deed in it.
  const isDeed = (word: string) => !isNamed && isVerb(word) && !word.endsWith('ing')
  const isNamed = /^(?:an?|the|my|our|his|her|their|\d+)$/.test(words[0] ?? '')
  return words.some((word) => writer.test(word) || isPastForm(word) || isDeed(word))
}

interface Part extends Range {
  isQuoted: boolean
  says: boolean
}

function partsOf(text: string, quoted: readonly Range[]): Part[] {
  return [...text.matchAll(sentence)]
    .map((match) => trimRange(text, { start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => ({
      start,
      end,
      isQuoted: quoted.some((quote) => quote.start < end && start < quote.end),
      says: saysSomething(text.slice(start, end)),
    }))
}

/** All of it, where a sentence of it says something that no quote has: a part would hang in the air. */
function wholeRange(text: string, quoted: readonly Range[]): Range | null {
  const isLeft = partsOf(text, quoted).some(
    ({ says, isQuoted }) => (says || quoted.length === 0) && !isQuoted,
  )
  return isLeft && !saysNothing(text) ? trimRange(text, { start: 0, end: text.length }) : null
}

const isHers = ({ id, unread }: Field) => sectionOfField[id] !== undefined && unread === null

/** What no sentence quotes of an answer stands as she wrote it: for that nothing has to be read in it. */
export function withOwnWords(analysis: Analysis, said: readonly UnnumberedSentence[]): Analysis {
  const quotes = new Set(
    said.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'quote' ? slot.evidence : []))),
  )
  const quoted = analysis.lines.filter(({ id }) => quotes.has(id))
  const plain = withoutReading(analysis)
  const isRule = ({ id }: Field) => id === 'A6' && ruleLine(analysis) !== undefined
  const hers = analysis.fields.filter((field) => isHers(field) && !isRule(field) && !plain.includes(field))
  const own = hers.flatMap((field) => {
    const [passage] = field.passages
    const ofField = quoted.filter((line) => line.field === field.id)
    if (passage === undefined) return []
    const range = wholeRange(passage.text, ofField)
    return range === null ? [] : [addQuote(wordsLine(field, passage, range, ownWords), [])]
  })
  const isInstead = ({ field, entry }: Line) =>
    field === 'A2' && entry === 'words' && own.some((line) => line.field === field)
  const lines = analysis.lines.filter((line) => !isInstead(line))
  const room = maxLines - lines.length
  return { ...analysis, lines: [...lines, ...own.slice(0, Math.max(0, room))].sort(byPosition) }
}

/** A cut answer is called its beginning, a sentence out of the middle a part. */
export function wrote(line: Line | undefined, about = ''): string {
  const rest = 'All of it stands among the lines.'
  if (line !== undefined && line.text.slice(0, line.start).trim() !== '')
    return `Asked ${about}, you wrote among more: {0}. ${rest}`
  return line?.quote?.endsWith('…') === true
    ? `Asked ${about}, you began: {0}. ${rest}`
    : `Asked ${about}, you wrote: {0}.`
}

const stages: readonly SectionId[] = ['arrive', 'route', 'shape', 'decide', 'release']

/** Beside the switch for which something of the same answer is quoted. */
function sectionOf({ field, source }: Line, said: readonly UnnumberedSentence[]): SectionId {
  const section = sectionOfField[field] ?? 'waits'
  if (!stages.includes(section)) return section
  const beside = said.find(
    ({ section: at, slots }) =>
      stages.includes(at) && slots.some((slot) => slot.kind === 'quote' && slot.source === source),
  )
  return beside?.section ?? section
}

export function ownWordSentences(
  { lines }: Analysis,
  said: readonly UnnumberedSentence[],
): UnnumberedSentence[] {
  return lines
    .filter(({ entry }) => entry === ownWords)
    .map((line) => {
      const text = wrote(line, askedOf(line))
      const section = sectionOf(line, said)
      return frame({ section, rule: `own.${line.field}`, text, slots: [quoteSlot(line)] }, [line])
    })
}

/** Of her own answers, those of which no sentence but this one says anything. */
function withoutReading(analysis: Analysis): Field[] {
  const { fields, lines, crossed } = analysis
  const isPrintedAsHers = ({ id }: Field) =>
    (id === 'A6' && ruleLine(analysis) !== undefined) || (id === 'A10' && wishLine(analysis) !== undefined)
  return fields.filter(
    (field) =>
      field.kind === 'words' &&
      // Where all that was read was dropped again, no line has the whole answer yet.
      lines.some((line) => line.field === field.id && line.entry === 'words') &&
      !isPrintedAsHers(field) &&
      !lines.some(
        ({ field: of, entry, dropped }) =>
          of === field.id && entry !== 'words' && entry !== postponed && dropped === undefined,
      ) &&
      !crossed.some(({ slots }) => slots.some((slot) => slot.kind === 'quote' && slot.source === field.id)),
  )
}

export function plainSentences(analysis: Analysis): UnnumberedSentence[] {
  const { lines } = analysis
  return withoutReading(analysis)
    .flatMap(({ id }) => lines.filter(({ field, entry }) => field === id && entry === 'words'))
    .filter(({ text }) => !saysNothing(text))
    .map((line) => {
      const section = sectionOfField[line.field] ?? 'waits'
      const text = wrote(line, askedOf(line))
      return frame({ section, rule: `words.${line.field}`, text, slots: [quoteSlot(line)] }, [line])
    })
}
