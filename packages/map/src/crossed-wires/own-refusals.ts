import type { Line } from '../evidence/line.ts'
import { postponedLine, type ScoredInputs, wholeTextLine } from './find-lines.ts'
import { isContented, isMadeToClick, runsAlready, saysNothing, wantsNothing } from './says-nothing.ts'

/** Asked what would have to be true, she wants nothing to be. */
export const wantsNothingLine = (scored: ScoredInputs): Line | undefined => {
  const wish = wholeTextLine(scored, 'A10')
  return wish !== undefined && wantsNothing(wish.text) ? wish : undefined
}

/** Has it as it is, postpones nothing and would have it so, or clicked a break because she had to. */
export function isContentAsItIs(scored: ScoredInputs): boolean {
  if (scored.lines.some(({ kind, text }) => kind === 'words' && isMadeToClick(text))) return true
  const [postponed, wish] = [postponedLine(scored), wholeTextLine(scored, 'A10')]
  if (wish !== undefined && runsAlready(wish.text)) return true
  if (postponed === undefined || wish === undefined) return false
  return saysNothing(postponed.quote ?? '') && isContented(wish.text)
}
