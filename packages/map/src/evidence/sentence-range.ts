/** Three dots before a small letter are a pause, and “Mrs.” ends nothing. */
const sentenceEnd = /(?<!\.|\b(?:Mrs?|Ms|Dr|St|Prof|Fr|vs|approx))(?!\.{2,}\s+\p{Ll})[.!?]+(?=\s|$)|\n+/gu
/** UTF-16 units, two less than a quote holds; of a longer sentence the quote stands alone. */
export const maxSentence = 138

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

export function sentencesOf(text: string): Range[] {
  const ends = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length)
  const starts = [0, ...ends]
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? text.length }))
    .filter(({ start, end }) => end > start)
}

/** "A new system (fishing!! weather!!)": the sentence ends before what is opened in it and not closed. */
function withoutOpenBracket(text: string, { start, end }: Range): Range {
  const open = text.lastIndexOf('(', end - 1)
  const isOpen = open > start && !text.slice(open, end).includes(')')
  return isOpen ? trimRange(text, { start, end: open }) : { start, end }
}

/** `null` where it is longer. */
export function rangeOfSentence(text: string, start: number, end: number, most = maxSentence): Range | null {
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
