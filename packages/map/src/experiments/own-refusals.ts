import { type ScoredInputs, wholeTextLine } from '../crossed-wires/find-lines.ts'
import { wantsNothing } from '../crossed-wires/says-nothing.ts'
import type { Line } from '../evidence/line.ts'

/** Asked what would have to be true, she wants nothing to be. */
export const wantsNothingLine = (scored: ScoredInputs): Line | undefined => {
  const wish = wholeTextLine(scored, 'A10')
  return wish !== undefined && wantsNothing(wish.text) ? wish : undefined
}
