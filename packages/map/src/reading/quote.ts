import { personalDetails } from '@wiring/session/personal-details'

/** UTF-16 units, the "…" included. */
const longest = 140
const ellipsis = '…'
const masks = { 'Email address': '[email]', 'Phone number': '[phone]', Link: '[link]' } as const

/** A longer clause is cut in any case. */
const reach = 2 * longest
const lead = 40
const clauseCut = /[;!?.,:](?![\p{L}\p{N}/])|[()[\]|•—–\n\r\u2028\u2029]| - | (?=but\b)/giu
/** Controls, and marks that turn the direction of the text around a quote. */
const active = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export interface Quote {
  text: string
  /** UTF-16 offsets into the source. */
  start: number
  end: number
}

function clauseAround(text: string, start: number, end: number): { start: number; end: number } {
  const first = Math.max(0, start - reach)
  const before = text.slice(first, start)
  const cuts = [...before.matchAll(clauseCut)]
  const cut = cuts.at(-1)
  // A slice that begins inside the clause begins at a word.
  const open = first === 0 ? 0 : Math.max(0, before.search(/\s/))
  const from = first + (cut === undefined ? open : cut.index + cut[0].length)
  const after = text.slice(end, end + reach)
  const next = after.search(clauseCut)
  const to = end + (next === -1 ? after.length : next)
  const clause = text.slice(from, to)
  return { start: from + clause.length - clause.trimStart().length, end: from + clause.trimEnd().length }
}

function beginning(text: string, room: number): string {
  if (text.length <= room) return text
  let length = 0
  for (const { index, segment } of graphemes.segment(text.slice(0, room + longest))) {
    if (index + segment.length > room) break
    length = index + segment.length
  }
  // A letter under a heap of marks may be longer than a quote.
  const kept =
    length > 0
      ? text.slice(0, length)
      : text
          .slice(0, room)
          .toWellFormed()
          .replace(/\ufffd$/, '')
  return kept.trimEnd()
}

function masked(text: string, start: number, end: number): string {
  const first = Math.max(0, start - reach)
  let result = ''
  let at = start
  const details = personalDetails(text.slice(first, end + reach))
    .flatMap(({ kind, ...place }) => (kind === 'Possible name' ? [] : [{ mask: masks[kind], ...place }]))
    .map((detail) => ({ ...detail, start: first + detail.start, end: first + detail.end }))
    .filter((detail) => detail.end > start && detail.start < end)
    .sort((a, b) => a.start - b.start)
  for (const detail of details) {
    if (detail.start > at) result += text.slice(at, detail.start)
    result += detail.mask
    at = detail.end
  }
  if (at < end) result += text.slice(at, end)
  return result.replace(active, '')
}

/** Drops a mask that the cut divides. */
function withoutHalfMask(words: string, cut: string): string {
  const at = cut.lastIndexOf('[')
  const halved = Object.values(masks).some(
    (mask) => at >= 0 && words.startsWith(mask, at) && at + mask.length > cut.length,
  )
  return halved ? cut.slice(0, at).trimEnd() : cut
}

/** At most 140 characters, cut at a grapheme with "…"; addresses, phone numbers and links masked. */
export function quoteOf(text: string, start: number, end: number): Quote {
  const clause = clauseAround(text, start, end)
  let from = clause.start
  // A long clause begins shortly before the reading.
  if (end - from > longest - 2 * ellipsis.length) {
    const near = Math.max(from, start - lead)
    const space = text.slice(near, start).search(/\s/)
    from = near === from ? from : space === -1 ? start : near + space + 1
  }
  const before = from > clause.start ? ellipsis : ''
  const room = longest - before.length
  const whole = clause.end - from <= room
  const to = whole
    ? clause.end
    : from + beginning(text.slice(from, clause.end), room - ellipsis.length).length
  const words = masked(text, from, to)
  const fits = whole && words.length <= room
  const shown = fits
    ? words
    : `${withoutHalfMask(words, beginning(words, room - ellipsis.length))}${ellipsis}`
  return { text: before + shown, start: from, end: to }
}
