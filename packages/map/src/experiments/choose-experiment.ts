import { faultLines, type ScoredInputs } from '../crossed-wires/find-lines.ts'
import type { Line } from '../evidence/line.ts'
import { drawnFaults } from '../faults/find-faults.ts'
import type { Experiment } from '../snapshot.ts'
import { type ExperimentRule, experiments } from './experiments.ts'

export interface ChosenExperiment {
  experiment: Experiment
  rule: ExperimentRule
  evidence: Line[]
}

/** Of the heaviest fault that has one that fits. */
export function chooseExperiment(
  scored: ScoredInputs,
  matchedRules: readonly number[],
): ChosenExperiment | null {
  const candidates = drawnFaults(scored.friction).flatMap(({ id: fault, tag: bridges }) =>
    experiments
      .filter((rule) => rule.fault === fault)
      .map((rule) => ({
        experiment: { id: rule.id, fault, bridges },
        rule,
        reasons: rule.when(scored, matchedRules),
      })),
  )
  const chosen = candidates.find(({ reasons }) => reasons.length > 0) ?? candidates[0]
  if (chosen === undefined) return null
  const { experiment, rule, reasons } = chosen
  return { experiment, rule, evidence: [...reasons, ...faultLines(scored, rule.fault)] }
}
