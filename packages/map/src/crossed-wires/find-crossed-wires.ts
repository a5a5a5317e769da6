import type { Line } from '../evidence/line.ts'
import { fillSlots } from '../slots.ts'
import type { CrossedWire } from '../snapshot.ts'
import { type Contradiction, contradictionKinds, kindOf } from './contradiction.ts'
import { type ScoredInputs, tagLine, weightOf } from './find-lines.ts'
import { pictureRules } from './picture-rules.ts'
import { rules } from './rules.ts'

const maxCrossedWires = 3
const maxOfKind = 2

export type FoundCrossedWire = CrossedWire &
  Pick<Contradiction, 'slots'> & { template: string; kind: ReturnType<typeof kindOf> }
type RuleMatch = Contradiction & Pick<FoundCrossedWire, 'rule' | 'kind'>

const weight = ({ sides: [first, second] }: Contradiction) => Math.min(weightOf(first), weightOf(second))
/** Both are the person's own answers. */
const kindGroup = ({ kind }: RuleMatch) => (kind === 'choices' ? 'words' : kind)

export function matchingRules(scored: ScoredInputs): RuleMatch[] {
  return Object.entries({ ...rules, ...pictureRules })
    .flatMap(([rule, find]): RuleMatch[] => {
      const match = find(scored)
      return match === null ? [] : [{ rule: Number(rule), kind: kindOf(match), ...match }]
    })
    .sort(
      (a, b) =>
        contradictionKinds.indexOf(a.kind) - contradictionKinds.indexOf(b.kind) ||
        weight(b) - weight(a) ||
        a.rule - b.rule,
    )
}

export function findCrossedWires(matches: readonly RuleMatch[]): FoundCrossedWire[] {
  const kept: RuleMatch[] = []
  for (const match of matches) {
    const sameKind = kept.filter((each) => kindGroup(each) === kindGroup(match)).length
    const sameSwitch = match.switch !== null && kept.some((each) => each.switch === match.switch)
    if (kept.length < maxCrossedWires && sameKind < maxOfKind && !sameSwitch) kept.push(match)
  }
  return kept.map(({ rule, kind, text, slots, sides: [first, second], switch: on }, index) => ({
    tag: `X${index + 1}`,
    rule,
    text: fillSlots({ text, slots }),
    template: text,
    slots,
    kind,
    switch: on,
    evidence: [first[0].id, second[0].id, ...[...first.slice(1), ...second.slice(1)].map(({ id }) => id)],
  }))
}

/** Printed apart from the crossed wires. */
export const statedContradiction = (scored: ScoredInputs): Line | undefined =>
  tagLine(scored, 'P7', 'contradiction') ?? tagLine(scored, 'P1', 'contradiction')
