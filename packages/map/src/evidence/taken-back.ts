import type { Field } from './fields.ts'
import { isCounted, type Line } from './line.ts'
import { type Range, sentencesOf, trimRange } from './sentence-range.ts'
import { wordsLine } from './text-lines.ts'

export const takenBack = 'taken-back'

const ofClick =
  /\b(?:i|we)(?:['’]ve| have| did)?(?: just| only| simply| probably| know i)? (?:ticked|clicked|tick|click)\b|\b(?:whatever|what) i (?:ticked|clicked|picked|chose)\b|\bmade me (?:pick|click|choose|tick)\b|\b(?:chose|picked) (?:\S+ ){0,6}(?:because|since) (?:you|the form|it|one)\b/i
/** The option, or the question that it answers. */
const ofBreak =
  /\bbreak(?:s|ing)?\b|\bbefore the start\b|\b(?:the|in the) middle\b|\b(?:near|after|at) the end\b|\bthe end\b|\btoo many options\b|\bnobody hears\b|\b(?:keep )?improving\b|\bthe shape\b/i
/** "And that is exactly it": said once more. */
const affirmed =
  /\b(?:exactly|(?:that|it|there)(?:['’]s| is) where|and (?:that|it)(?:['’]s| is| was) (?:so|true|right|it)|which is (?:true|right|so)|and i mean(?:t)? it)\b/i

const givesReason = /\b(?:because|but|since|though|although|whatever|for want|had to|have to)\b/i

/** "You'll have seen I ticked near the end. That is what my brother says": what follows says why. */
function withReason(text: string, found: Range): Range {
  if (givesReason.test(text.slice(found.start, found.end))) return found
  const next = sentencesOf(text).find(({ start }) => start >= found.end)
  return next === undefined ? found : { start: found.start, end: next.end }
}

/** The sentence in which she explains away what she clicked: "I ticked it because there was no …". */
export function takenBackLine(fields: readonly Field[]): Line | undefined {
  for (const field of fields) {
    const [passage] = field.kind === 'words' && field.unread === null ? field.passages : []
    const text = passage?.text ?? ''
    const found = sentencesOf(text).find(({ start, end }) => {
      const sentence = text.slice(start, end)
      return ofClick.test(sentence) && ofBreak.test(sentence) && !affirmed.test(sentence)
    })
    if (passage !== undefined && found !== undefined)
      return wordsLine(field, passage, trimRange(text, withReason(text, found)), takenBack)
  }
  return undefined
}

/** Neither the click nor the sentence that takes it back says where it breaks. */
export function withoutTakenBack(lines: readonly Line[]): Line[] {
  const taken = lines.find(({ entry }) => entry === takenBack)
  if (taken === undefined) return [...lines]
  const isSaid = ({ source, start, end, switch: on, fault }: Line) =>
    source === taken.source && (on !== null || fault !== null) && start < taken.end && taken.start < end
  return lines.map((line): Line => {
    if (line.field === 'A7') return { ...line, e: 0, concept: null, means: [], dropped: 'denied' }
    return isCounted(line) && isSaid(line) ? { ...line, e: 0, concept: null, dropped: 'not-a-fact' } : line
  })
}
