import { isCounted, type Line } from '../evidence/line.ts'
import { type ScoredInputs, tagLines, wholeTextLine } from './find-lines.ts'
import { isPraise, saysLittle } from './says-nothing.ts'

/** "While the first waits" is at the same time, not against it. */
const opposing = /\b(but|yet|although|though)\b/i
/** Two sides of her: what she has said of herself, or praise, she has signed already. */
const twoSided =
  /\b(?:but|yet|although|though|while|however|whereas|not|never|no|none|nobody|nothing|hardly|rarely|without|only)\b|n['’]t\b|[.;!?]\s+\S/i
/** The one sentence of her AI about her. Used already, it would be no question. */
export function summary(scored: ScoredInputs): Line | undefined {
  const isRead = scored.lines.some((line) => line.field === 'P7' && isCounted(line))
  const line = isRead ? undefined : wholeTextLine(scored, 'P7')
  if (line === undefined || saysLittle(line.text) || isPraise(line.text)) return undefined
  return twoSided.test(line.text) ? line : undefined
}
export const stated = (scored: ScoredInputs) =>
  ['P7', 'P5', 'P4', 'P3', 'P1']
    .flatMap((field) => tagLines(scored, field, 'contradiction'))
    .find(
      ({ quote, source }) =>
        opposing.test(quote ?? '') &&
        !isPraise(quote ?? '') &&
        // Asked after it has been used, it would be no question.
        !scored.lines.some((line) => line.source === source && line.fault !== null && isCounted(line)),
    )
