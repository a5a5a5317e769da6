import type { ScoredInputs } from '../crossed-wires/find-lines.ts'
import type { Line } from '../evidence/line.ts'
import type { FaultId } from '../switches.ts'

export interface ExperimentRule {
  id: string
  fault: FaultId
  /** The lines that make it fit. */
  when: (scored: ScoredInputs, matchedRules: readonly number[]) => Line[]
  /** With `{in system}`. */
  text: string
  /** For whom names voice notes only; without it, that person writes on a sheet of paper. */
  spoken?: string
  measure: string
  /** She has to go to somebody with her work. */
  asks?: true
}

export const present = (...lines: (Line | undefined)[]): Line[] => lines.filter((line) => line !== undefined)
