import type { Case } from '../crossed/case.ts'
import type { Crossed } from '../crossed/find-crossed.ts'
import type { Line } from '../evidence/line.ts'
import type { ChosenExperiment } from '../experiments/choose-experiment.ts'
import type { Circuit, Repeat, Snapshot } from '../snapshot.ts'

export interface Sheet extends Case {
  circuit: Circuit
  crossed: readonly Crossed[]
  repeats: readonly Repeat[]
  experiment: ChosenExperiment | null
  unread: Snapshot['unread']
  capped: boolean
}

export function linesOf({ lines }: Pick<Case, 'lines'>, ids: readonly string[]): Line[] {
  const wanted = new Set(ids)
  return lines.filter(({ id }) => wanted.has(id))
}
