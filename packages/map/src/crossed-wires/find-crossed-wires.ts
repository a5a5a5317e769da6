import { fillSlots } from '../slots.ts'
import type { CrossedWire } from '../snapshot.ts'
import { type Contradiction, contradictionKinds, kindOf } from './contradiction.ts'
import { type ScoredInputs, weightOf } from './find-lines.ts'
import { findings } from './findings.ts'
import { isContentAsItIs } from './own-refusals.ts'
import { pictureQuestions } from './picture-questions.ts'
import { type Rule, textQuestions } from './text-questions.ts'

// Chosen, not measured. Rules of bench/tables.txt move with both, claims with the second.
const maxPrinted = 3
const maxOfKind = 2
/** Her rule stands on the open page anyway: only what she confirmed crosses it. */
const besideHerRule = 3

export type FoundCrossedWire = Omit<CrossedWire, 'tag'> &
  Pick<Contradiction, 'slots'> & {
    template: string
    kind: ReturnType<typeof kindOf>
    isFinding: boolean
  }
type RuleMatch = Contradiction & Pick<FoundCrossedWire, 'rule' | 'kind' | 'isFinding'>

/** What she finished beside what she postpones: the question that readers find best. */
const isOfTwoWorks = ({ rule }: RuleMatch): boolean => rule === 2 || rule === 32
const weight = ({ sides }: Contradiction) => Math.min(...sides.map(weightOf))
/** Both are the person's own answers. */
const kindGroup = ({ kind }: RuleMatch) => (kind === 'choices' ? 'words' : kind)

/** Her click on one pole, and the other pole confirmed by her: one of them has to give way. */
function isOwned({ sides }: Contradiction): boolean {
  const leads = sides.map(([line]) => line)
  const click = leads.find(({ kind }) => kind === 'choice')
  const confirmed = leads.find(({ kind, isConfirmed }) => isConfirmed && kind !== 'choice')
  return click !== undefined && click.switch === confirmed?.switch && click.pole !== confirmed.pole
}

const matchesOf = (scored: ScoredInputs, rules: Readonly<Record<number, Rule>>, isFinding: boolean) =>
  Object.entries(rules).flatMap(([rule, find]): RuleMatch[] => {
    const match = find(scored)
    if (match === null) return []
    return [{ rule: Number(rule), kind: kindOf(match), ...match, isFinding: isFinding || isOwned(match) }]
  })

export function matchingRules(scored: ScoredInputs): RuleMatch[] {
  // Who is content has no break that could cross anything.
  const isContent = isContentAsItIs(scored)
  const isOfBreak = ({ sides }: Contradiction) => isContent && sides.some(([line]) => line.field === 'A7')
  return [
    ...matchesOf(scored, findings, true),
    ...matchesOf(scored, { ...textQuestions, ...pictureQuestions }, false),
  ]
    .filter((match) => !isOfBreak(match))
    .sort(
      (a, b) =>
        Number(b.isFinding) - Number(a.isFinding) ||
        Number(isOfTwoWorks(b)) - Number(isOfTwoWorks(a)) ||
        contradictionKinds.indexOf(a.kind) - contradictionKinds.indexOf(b.kind) ||
        weight(b) - weight(a) ||
        a.rule - b.rule,
    )
}

export function findCrossedWires(matches: readonly RuleMatch[]): FoundCrossedWire[] {
  const kept: RuleMatch[] = []
  for (const match of matches) {
    if (match.rule === besideHerRule && !match.isFinding) continue
    const sameKind = kept.filter((each) => kindGroup(each) === kindGroup(match)).length
    const sameSwitch = match.switch !== null && kept.some((each) => each.switch === match.switch)
    if (kept.length < maxPrinted && sameKind < maxOfKind && !sameSwitch) kept.push(match)
  }
  return kept.map(({ rule, kind, isFinding, text, slots, sides, switch: on }) => {
    const [first = '', ...others] = new Set([
      ...sides.map(([line]) => line.id),
      ...sides.flatMap((lines) => lines.map(({ id }) => id)),
    ])
    return {
      rule,
      text: fillSlots({ text, slots }),
      template: text,
      slots,
      kind,
      isFinding,
      switch: on,
      evidence: [first, ...others],
    }
  })
}

/** Only what cannot both be so is a crossed wire in the drawing; a question is only printed. */
export const crossedWires = (found: readonly FoundCrossedWire[]): CrossedWire[] =>
  found
    .filter(({ isFinding }) => isFinding)
    .map(({ rule, text, switch: on, evidence }, index) => ({
      tag: `X${index + 1}`,
      rule,
      text,
      switch: on,
      evidence,
    }))
