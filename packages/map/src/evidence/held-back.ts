import { sensitiveRanges } from '../reading/screen-text.ts'
import type { Source } from '../snapshot.ts'
import type { Tokens } from '../tokens/tokenizer.ts'
import type { Passage } from './passage.ts'
import { type Range, sentencesOf } from './sentence-range.ts'

/** As long as it was, so that every place in the text stays where it is. */
function blank(text: string, held: readonly Range[]): string {
  let result = ''
  let at = 0
  for (const { start, end } of held) {
    result += text.slice(at, start)
    const isBetween = result.trim() !== '' && text.slice(end).trim() !== ''
    result += (isBetween ? ' …' : ' ').padEnd(end - start)
    at = end
  }
  return result + text.slice(at)
}

interface Aside extends Range {
  /** What it asks for was mostly said just before. */
  isPlea: boolean
}

function withoutAsides(text: string, asides: readonly Aside[]): string {
  const sentences = sentencesOf(text)
  const isOf = ({ start, end }: Range, aside: Aside) => aside.start < end && start < aside.end
  const joined: Range[] = []
  for (const [index, { start, end }] of sentences.entries()) {
    const next = sentences[index + 1]
    const isHeld = (aside: Aside) =>
      isOf({ start, end }, aside) || (aside.isPlea && next !== undefined && isOf(next, aside))
    if (!asides.some(isHeld)) continue
    const last = joined.at(-1)
    if (last === undefined || last.end < start) joined.push({ start, end })
    else last.end = end
  }
  return blank(text, joined)
}

export interface HeldBack {
  passages: Passage[]
  /** Left to a person: items of a list, or an answer of which a sentence is. */
  held: { source: Source; isPart?: true }[]
}

/**
 * Of a list the items, of an answer the sentences that ask for care, where they are said in passing. `null`
 * where all of it is left to a person.
 */
export function holdBack(passages: readonly Passage[], tokens: Tokens, isList: boolean): HeldBack | null {
  const byText = Map.groupBy(sensitiveRanges(tokens), ({ text }) => text)
  const found = passages.map((passage, index) => {
    const ranges = byText.get(index) ?? []
    if (ranges.length === 0) return { passage, isHeld: false }
    const isPassing = !isList && ranges.every(({ isAside }) => isAside)
    const text = isPassing ? withoutAsides(passage.text, ranges) : ''
    return { passage: { ...passage, text }, isHeld: true }
  })
  const left = found.map(({ passage }) => passage).filter(({ text }) => text.replace('…', '').trim() !== '')
  if (left.length === 0) return null
  const held = found.flatMap(({ passage: { source, text }, isHeld }) =>
    isHeld ? [{ source, ...(text.trim() !== '' && { isPart: true as const }) }] : [],
  )
  return { passages: left, held }
}
