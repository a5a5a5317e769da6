import { type ScoredInputs, wishLine } from '../crossed-wires/find-lines.ts'
import { saysNothing } from '../crossed-wires/says-nothing.ts'
import { trimRange } from '../evidence/add-quote.ts'
import { quoteSlot } from '../slots.ts'
import type { Slot } from '../snapshot.ts'

const sentence = /[^.!?\n]+[.!?…]*/g
/** UTF-16 units: it stands on the open page, with the experiment around it. */
const maxWish = 140
const minWords = 3

/** "A bigger table?", "No.", "Good question." and "And I must answer before lunch" are no condition. */
const isCondition = (text: string): boolean =>
  !text.endsWith('?') &&
  !/^(?:and|but|or|so|then|not)\b/i.test(text) &&
  text.split(/\s+/).length >= minWords &&
  !saysNothing(text)

/** The first sentence of her condition, where it is short enough to stand whole. */
export function wishSlot(scored: Pick<ScoredInputs, 'lines'>): Slot | null {
  const wish = wishLine(scored)
  const sentences = [...(wish?.quote ?? '').matchAll(sentence)].map(([text]) => text.trim())
  const first = sentences.find(isCondition)
  if (wish === undefined || first === undefined || first.length > maxWish || first.endsWith('…')) return null
  const { start, end } = trimRange(first, { start: 0, end: first.length })
  return { ...quoteSlot(wish), text: first.slice(start, end) } as Slot
}
