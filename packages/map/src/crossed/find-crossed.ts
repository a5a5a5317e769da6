import { sentenceText } from '../sentences/sentence-text.ts'
import type { CrossedWire } from '../snapshot.ts'
import { type Case, weightOf } from './case.ts'
import { type Crossing, type CrossingClass, classes } from './crossing.ts'
import { ownRules } from './rules-own.ts'
import { partRules } from './rules-parts.ts'
import { profileRules } from './rules-profile.ts'

const most = 3
const mostOfClass = 2

/** Sorted by number, which breaks ties. */
const rules = [...ownRules, ...profileRules, ...partRules].sort((a, b) => a.rule - b.rule)

export type Crossed = CrossedWire & Pick<Crossing, 'slots'> & { template: string; class: CrossingClass }
type Fired = Crossing & { rule: number }

const weight = ({ sides: [first, second] }: Crossing) => Math.min(weightOf(first), weightOf(second))
/** Own words and choices are one side if nobody else contradicts. */
const group = (each: Crossing) => (each.class === 'choices' ? 'words' : each.class)

export function firedRules(given: Case): Fired[] {
  return rules
    .flatMap(({ rule, find }) => {
      const crossing = find(given)
      return crossing === null ? [] : [{ rule, ...crossing }]
    })
    .sort(
      (a, b) =>
        classes.indexOf(a.class) - classes.indexOf(b.class) || weight(b) - weight(a) || a.rule - b.rule,
    )
}

/** At most three, at most two of a class and one of a switch. */
export function findCrossed(given: Case): Crossed[] {
  const kept: Fired[] = []
  for (const fired of firedRules(given)) {
    const sameClass = kept.filter((each) => group(each) === group(fired)).length
    const sameSwitch = fired.switch !== null && kept.some((each) => each.switch === fired.switch)
    if (kept.length < most && sameClass < mostOfClass && !sameSwitch) kept.push(fired)
  }
  return kept.map(({ rule, text, slots, sides: [first, second], ...fired }, index) => ({
    tag: `X${index + 1}`,
    rule,
    text: sentenceText({ text, slots }),
    template: text,
    slots,
    class: fired.class,
    switch: fired.switch,
    evidence: [first[0].id, second[0].id, ...[...first.slice(1), ...second.slice(1)].map(({ id }) => id)],
  }))
}
