import { faultLines, type ScoredInputs } from '../crossed-wires/find-lines.ts'
import { isContentAsItIs, wantsNothingLine } from '../crossed-wires/own-refusals.ts'
import type { Line } from '../evidence/line.ts'
import { drawnFaults } from '../faults/find-faults.ts'
import type { Experiment } from '../snapshot.ts'
import type { ExperimentRule } from './experiment-rule.ts'
import { experiments } from './experiments.ts'
import { neverAsksLine } from './never-asks.ts'

export interface ChosenExperiment {
  experiment: Experiment
  rule: ExperimentRule
  evidence: Line[]
}

/** Of the first fault, so that it stands where the headline says that it breaks. */
export function chooseExperiment(
  scored: ScoredInputs,
  matchedRules: readonly number[],
): ChosenExperiment | null {
  const [first] = drawnFaults(scored.friction)
  if (first === undefined || isContentAsItIs(scored)) return null
  const isAskedOnly = neverAsksLine(scored) !== undefined || wantsNothingLine(scored) !== undefined
  const candidates = experiments
    .filter(({ fault, asks }) => fault === first.id && !(isAskedOnly && asks))
    .map((rule) => ({ rule, reasons: rule.when(scored, matchedRules) }))
  const chosen = candidates.find(({ reasons }) => reasons.length > 0) ?? candidates[0]
  if (chosen === undefined) return null
  const { rule, reasons } = chosen
  const experiment = { id: rule.id, fault: first.id, bridges: first.tag }
  return { experiment, rule, evidence: reasons.length > 0 ? reasons : faultLines(scored, rule.fault) }
}
