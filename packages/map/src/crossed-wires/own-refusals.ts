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
  // An answer that is left to a person may take a sentence away all the same.
  const own = scored.fields.filter(({ kind }) => kind === 'words')
  const textsOf = (field: string) => own.flatMap(({ id, passages }) => (id === field ? passages : []))
  const isMade = own.some(({ passages }) => passages.some(({ text }) => isMadeToClick(text)))
  if (isMade || textsOf('A10').some(({ text }) => runsAlready(text))) return true
  const [postponed, wish] = [postponedLine(scored), wholeTextLine(scored, 'A10')]
  if (postponed === undefined || wish === undefined) return false
  return saysNothing(postponed.quote ?? '') && isContented(wish.text)
}
