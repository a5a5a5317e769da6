import type { Line } from '../evidence/line.ts'
import { postponedLine, type ScoredInputs, wholeTextLine, wishLine } from './find-lines.ts'
import {
  isContented,
  isForNobody,
  isMadeToClick,
  runsAlready,
  saysNothing,
  wantsNothing,
} from './says-nothing.ts'

/** Asked what would have to be true, she wants nothing to be. */
export const wantsNothingLine = (scored: ScoredInputs): Line | undefined => {
  const wish = wholeTextLine(scored, 'A10')
  return wish !== undefined && wantsNothing(wish.text) ? wish : undefined
}

/** Her condition, unless it runs as it is, or nobody can be asked for it. */
export const openWish = (scored: Pick<ScoredInputs, 'lines'>): Line | undefined => {
  const wish = wishLine(scored)
  if (wish === undefined || isContented(wish.text) || wantsNothing(wish.text)) return undefined
  return isForNobody(wish.text) ? undefined : wish
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
