import { type CertainKind, isCertain, personalDetails } from '@wiring/session/personal-details'

/** UTF-16 units of what is printed. Chosen, not measured. */
const maxLength = 140
/** Of an answer of hers that stands whole. Chosen: of 300 answers of the judged people one is longer. */
export const maxAnswer = 280
/** Of one that stands in the evidence. By eye: of strangers' long answers the point is mostly at the end. */
export const maxOwn = 420
/** Of the one sentence in which her AI tells of her, and of her rhythm: the end may say the other thing. */
export const maxSummary = 220
/** Of what she postpones, and her condition, in the evidence. By eye, on strangers' longest answers. */
export const [maxPostponed, maxCondition] = [480, 380]
/** Of a longer one: all of it stands among the lines. With 200 the longest persona's PDF has five sheets. */
export const maxBeginning = 170
const ellipsis = '…'
const masks: Readonly<Record<CertainKind, string>> = {
  'Email address': '[email]',
  'Phone number': '[phone]',
  'Account number': '[number]',
  Link: '[link]',
  Handle: '[handle]',
}

// Where a clause or a detail is looked for, and what stands before a word in a clause that is too long. No
// table moves with half or twice of them.
const maxContext = 2 * maxLength
const maxLead = 40
const maxCutWord = 24
const clauseBoundary = /[;!?.,:](?![\p{L}\p{N}/])|[()[\]|•—–\n\r\u2028\u2029]| - | (?=but\b)/giu
const lineBreaks = /[^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029]\s*/gu
/** Where a sentence was left to a person. */
const blanks = /(?<=…) {2,}| {2,}(?=…)/gu
/** With direction marks, which would turn the text around a quote. */
const unprinted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export interface Quote {
  text: string
  start: number
  end: number
}

function clauseAround(text: string, start: number, end: number): { start: number; end: number } {
  const first = Math.max(0, start - maxContext)
  const before = text.slice(first, start)
  const boundary = [...before.matchAll(clauseBoundary)].at(-1)
  const wordStart = first === 0 ? 0 : Math.max(0, before.search(/\s/))
  const from = first + (boundary === undefined ? wordStart : boundary.index + boundary[0].length)
  const after = text.slice(end, end + maxContext)
  const next = after.search(clauseBoundary)
  const to = end + (next === -1 ? after.length : next)
  const clause = text.slice(from, to)
  return { start: from + clause.length - clause.trimStart().length, end: from + clause.trimEnd().length }
}

/** At least so many letters of it, where they fit. */
function truncate(text: string, room: number, least: number): string {
  if (text.length <= room) return text
  let length = 0
  for (const { index, segment } of graphemes.segment(text.slice(0, room + maxLength))) {
    if (index + segment.length > room) break
    length = index + segment.length
  }
  // A letter with many combining marks may be longer than a quote.
  const kept =
    length > 0
      ? text.slice(0, length)
      : text
          .slice(0, room)
          .toWellFormed()
          .replace(/\ufffd$/, '')
  return wholeThought(wholeWords(kept, text.slice(kept.length)).trimEnd(), least > room ? 0 : least)
}

/** At the end of a sentence, else of a clause, where not too much is lost by it. */
function wholeThought(kept: string, least: number): string {
  for (const [end, share] of thoughtEnds) {
    const ends = [...kept.matchAll(end)]
    const at = ends.findLast(({ index }) => index >= Math.max(least, share * kept.length))
    if (at !== undefined) return kept.slice(0, at.index)
  }
  return kept
}
/**
 * Shares of what fits that stay at least: a sentence reads whole, a clause only where little is missing. By
 * eye on the judged people's longest answers; `bench/judged-claims` moves with them.
 */
const thoughtEnds = [
  [/(?<=[^\s.!?])(?!\.{2,}\s+\p{Ll})[.!?]+(?=\s)/gu, 0.4],
  [/(?<=\S)(?:[,;:]+\s| [–—-] )/g, 0.6],
] as const

/** Not in the middle of a word, unless the word is long. */
function wholeWords(kept: string, rest: string): string {
  if (!/\S$/.test(kept) || !/^[\p{L}\p{N}'’]/u.test(rest)) return kept
  const [last = ''] = /\S+$/.exec(kept) ?? []
  return last.length > maxCutWord || last.length === kept.length ? kept : kept.slice(0, -last.length)
}

function maskDetails(text: string, start: number, end: number): string {
  const first = Math.max(0, start - maxContext)
  let result = ''
  let at = start
  const details = personalDetails(text.slice(first, end + maxContext))
    .filter(isCertain)
    .map(({ kind, ...place }) => ({ mask: masks[kind], ...place }))
    .map((detail) => ({ ...detail, start: first + detail.start, end: first + detail.end }))
    .filter((detail) => detail.end > start && detail.start < end)
    .sort((a, b) => a.start - b.start)
  for (const detail of details) {
    if (detail.start > at) result += text.slice(at, detail.start)
    result += detail.mask
    at = detail.end
  }
  if (at < end) result += text.slice(at, end)
  return result.replace(lineBreaks, ' ').replace(blanks, ' ').replace(unprinted, '')
}

function dropPartialMask(words: string, cut: string): string {
  const at = cut.lastIndexOf('[')
  const isPartial = Object.values(masks).some(
    (mask) => at >= 0 && words.startsWith(mask, at) && at + mask.length > cut.length,
  )
  return isPartial ? cut.slice(0, at).trimEnd() : cut
}

/** The clause around a reading, masked and cut. */
export function quoteOf(text: string, start: number, end: number, most: number = maxLength): Quote {
  const clause = clauseAround(text, start, end)
  let from = clause.start
  if (end - from > most - 2 * ellipsis.length) {
    const lead = Math.max(0, Math.min(maxLead, most - 2 * ellipsis.length - (end - start)))
    const near = Math.max(from, start - lead)
    const space = text.slice(near, start).search(/\s/)
    from = near === from ? from : space === -1 ? start : near + space + 1
  }
  const before = from > clause.start ? ellipsis : ''
  const room = most - before.length
  const isWhole = clause.end - from <= room
  const to = isWhole
    ? clause.end
    : from + truncate(text.slice(from, clause.end), room - ellipsis.length, end - from).length
  const words = maskDetails(text, from, to)
  const fits = isWhole && words.length <= room
  const shown = fits
    ? words
    : `${dropPartialMask(words, truncate(words, room - ellipsis.length, end - from))}${ellipsis}`
  return { text: before + shown, start: from, end: to }
}

/** All of it, masked, in one line. */
export function wholeText(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return maskDetails(line, 0, line.length)
}
