import { type ScoredInputs, tagLine, wishLine } from '../crossed-wires/find-lines.ts'
import { isContented, isForNobody, wantsNothing } from '../crossed-wires/says-nothing.ts'
import type { Line } from '../evidence/line.ts'
import { maxBeginning } from '../reading/quote.ts'
import type { FaultId } from '../switches.ts'
import { type ExperimentRule, present } from './experiment-rule.ts'
import { isOfWish } from './of-wish.ts'

/** Her condition, unless it runs as it is, or nobody can be asked for it. */
const openWish = (scored: ScoredInputs): Line | undefined => {
  const wish = wishLine(scored)
  if (wish === undefined || isContented(wish.text) || wantsNothing(wish.text)) return undefined
  return isForNobody(wish.text) ? undefined : wish
}
export const asksFor = (
  scored: ScoredInputs,
  tag: 'asks-for-a-stop' | 'asks-for-a-person',
): Line | undefined => (openWish(scored) === undefined ? undefined : tagLine(scored, 'A10', tag))

export const stopText = 'Give one person, by name, the right to say “done”. Ask before each further pass.'
export const stopMeasure =
  'Count the passes after “done”. None: keep the person. One or more: give that person the piece.'

/** She asks for a stop, wherever she clicked that it breaks. */
export const stopped = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-7`,
  fault,
  asks: true,
  when: (scored) => present(asksFor(scored, 'asks-for-a-stop')),
  text: stopText,
  measure: stopMeasure,
})

/** Her condition stands before it, where the open part of four screens has room for all of it. */
export const standsWithWish = (id: string, wish: Line | undefined): boolean =>
  isOfWish(id) && (wish?.quote ?? '…').length <= maxBeginning && wish?.quote?.endsWith('…') === false

const wishMeasure = 'Was it so on one of them? Yes: write what got further that day. No: take a smaller part.'

/** Whatever she asks for, it is hers, and a part of it fits whoever wrote it. */
export const wished = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-6`,
  fault,
  when: (scored) => present(openWish(scored)),
  asks: true,
  text: 'Of that, write {in system} what could be so tomorrow, or whom to ask for it. Begin there.',
  spoken: 'Of that, say {in system} what could be so tomorrow, or whom to ask for it. Begin there.',
  measure: wishMeasure,
})

/** She asks for a person, and not to choose or to stop. */
export const wishedOfSomebody = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-9`,
  fault,
  when: (scored) => present(asksFor(scored, 'asks-for-a-person')),
  asks: true,
  text: 'Of that, write {in system} whom you could ask for it, by name. Ask the first one for a single time.',
  spoken: 'Of that, say {in system} whom you could ask for it, by name. Ask the first one for a single time.',
  measure: 'It came about once: write what got further that day, and ask again. It did not: the next name.',
})

/** The same, for whom no experiment sends to somebody. */
export const wishedAlone = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-8`,
  fault,
  when: (scored) => present(openWish(scored)),
  text: 'Of that, write {in system} what could be so tomorrow. Begin there.',
  spoken: 'Of that, say {in system} what could be so tomorrow. Begin there.',
  measure: wishMeasure,
})
