import type { FoundCrossedWire } from '../crossed-wires/find-crossed-wires.ts'
import type { ScoredInputs } from '../crossed-wires/find-lines.ts'
import { byStrength, type Line } from '../evidence/line.ts'
import type { ChosenExperiment } from '../experiments/choose-experiment.ts'
import type { Circuit, Repeat, Snapshot } from '../snapshot.ts'

export interface Analysis extends ScoredInputs {
  circuit: Circuit
  crossed: readonly FoundCrossedWire[]
  repeats: readonly Repeat[]
  experiment: ChosenExperiment | null
  unread: Snapshot['unread']
  capped: boolean
}

export function linesOf({ lines }: Pick<Analysis, 'lines'>, ids: readonly string[]): Line[] {
  const wanted = new Set(ids)
  return lines.filter(({ id }) => wanted.has(id))
}

export function spokenLine(lines: readonly Line[]): Line | undefined {
  const strongest = lines.toSorted(byStrength)
  return strongest.find(({ kind }) => kind === 'words') ?? strongest[0]
}
