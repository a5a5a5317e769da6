import { postponedLine, type ScoredInputs, wholeTextLine } from '../crossed-wires/find-lines.ts'
import { isContented, saysNothing, wantsNothing } from '../crossed-wires/says-nothing.ts'
import type { Line } from '../evidence/line.ts'

/** Asked what would have to be true, she wants nothing to be. */
export const wantsNothingLine = (scored: ScoredInputs): Line | undefined => {
  const wish = wholeTextLine(scored, 'A10')
  return wish !== undefined && wantsNothing(wish.text) ? wish : undefined
}

/** Postpones nothing, and would have it as it is. */
export function isContentAsItIs(scored: ScoredInputs): boolean {
  const [postponed, wish] = [postponedLine(scored), wholeTextLine(scored, 'A10')]
  if (postponed === undefined || wish === undefined) return false
  return saysNothing(postponed.quote ?? '') && isContented(wish.text)
}
