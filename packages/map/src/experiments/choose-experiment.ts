import { type Case, faultLines } from '../crossed/case.ts'
import type { Line } from '../evidence/line.ts'
import type { Experiment, Friction } from '../snapshot.ts'
import { type ExperimentRule, experiments } from './experiments.ts'

export interface ChosenExperiment {
  experiment: Experiment
  rule: ExperimentRule
  evidence: Line[]
}

type Drawn = Friction & { state: 'drawn'; tag: `F${number}` }
export const isDrawn = (fault: Friction): fault is Drawn => fault.state === 'drawn' && fault.tag !== null

/** For the heaviest drawn fault with an experiment that fits. */
export function chooseExperiment(given: Case, fired: readonly number[]): ChosenExperiment | null {
  const drawn = given.friction.filter(isDrawn).sort((a, b) => (a.tag < b.tag ? -1 : 1))
  for (const { id, tag } of drawn)
    for (const rule of experiments.filter(({ fault }) => fault === id)) {
      const evidence = rule.when(given, fired)
      // Without the condition's lines another experiment would be chosen.
      if (evidence.length > 0)
        return {
          experiment: { id: rule.id, fault: id, bridges: tag },
          rule,
          evidence: [...evidence, ...faultLines(given, id)],
        }
    }
  const [first] = drawn
  const rule = experiments.find(({ fault }) => fault === first?.id)
  if (first === undefined || rule === undefined) return null
  const evidence = faultLines(given, first.id)
  return { experiment: { id: rule.id, fault: first.id, bridges: first.tag }, rule, evidence }
}
