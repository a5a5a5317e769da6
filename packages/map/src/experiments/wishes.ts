import { type ScoredInputs, tagLine } from '../crossed-wires/find-lines.ts'
import { openWish } from '../crossed-wires/own-refusals.ts'
import type { Line } from '../evidence/line.ts'
import { maxBeginning } from '../reading/quote.ts'
import type { FaultId } from '../switches.ts'
import { type ExperimentRule, present } from './experiment-rule.ts'
import { type KindOfWish, kindOfWish } from './kind-of-wish.ts'
import { isOfWish } from './of-wish.ts'

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

/** Into a voice memo it is said. */
const ofThat = (rest: string): Pick<ExperimentRule, 'text' | 'spoken'> => ({
  text: `Of that, write {in system} ${rest}`,
  spoken: `Of that, say {in system} ${rest}`,
})

const wishMeasure = 'Was it so on one of them? Yes: write what got further that day. No: take a smaller part.'

/** Whatever she asks for, it is hers, and a part of it fits whoever wrote it. */
export const wished = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-6`,
  fault,
  when: (scored) => present(openWish(scored)),
  asks: true,
  ...ofThat('what could be so tomorrow, or whom to ask for it. Begin there.'),
  measure: wishMeasure,
})

const wishOfKind = (scored: ScoredInputs, kind: KindOfWish): Line[] => {
  const wish = openWish(scored)
  return kindOfWish(wish) === kind ? present(wish) : []
}

/** What she asks for is a day or an hour, a number or a place: to be set, and asked of nobody. */
export const wishedOfKind = (fault: FaultId): ExperimentRule[] => [
  {
    id: `${fault}-10`,
    fault,
    when: (scored) => wishOfKind(scored, 'time'),
    ...ofThat('the first day and hour of this week at which a part of it could be so. Begin then.'),
    measure: 'Did you begin then? Yes: write what got further, and the next hour. No: another hour.',
  },
  {
    id: `${fault}-11`,
    fault,
    when: (scored) => wishOfKind(scored, 'place'),
    ...ofThat('where and for how long it could be so tomorrow, if for half an hour. Begin there.'),
    measure: wishMeasure,
  },
  {
    id: `${fault}-12`,
    fault,
    when: (scored) => wishOfKind(scored, 'number'),
    ...ofThat('the number for tomorrow. Put what is above it out of sight, and begin with the rest.'),
    measure: 'Was it kept on one of the days? Yes: write what got further. No: a smaller number.',
  },
]

/** As the subject of what is done: "telling someone" asks for nobody. */
const somebody =
  /\b(?:some(?:one|body)(?: else)?|an? (?:real |actual |second |other )?(?:person|man|woman)) (?:who|to|with|would|has|had|have|should|must|could|can|might|hid|came|took|closed|locked|said|[a-z]+(?<!s)s|prints?|locks?)\b/i
const knowsNobody =
  /\b(?:no such person|(?:do not|don['’]t) know (?:such|any|anyone|anybody|a person)|nobody (?:would|will|does|can))\b/i

/** In so many words, and not that she knows no such person. */
function wishOfSomebody(scored: ScoredInputs): Line | undefined {
  const wish = openWish(scored)
  if (wish === undefined || knowsNobody.test(wish.text)) return undefined
  return tagLine(scored, 'A10', 'asks-for-a-person') ?? (somebody.test(wish.text) ? wish : undefined)
}

/** She asks for a person, and not to choose or to stop. */
export const wishedOfSomebody = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-9`,
  fault,
  when: (scored) => present(wishOfSomebody(scored)),
  asks: true,
  ...ofThat('whom you could ask for it, by name. Ask the first one for a single time.'),
  measure: 'It came about once: write what got further that day, and ask again. It did not: the next name.',
})

/** The same, for whom no experiment sends to somebody. */
export const wishedAlone = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-8`,
  fault,
  when: (scored) => present(openWish(scored)),
  ...ofThat('what could be so tomorrow. Begin there.'),
  measure: wishMeasure,
})
