import { counterfactuals, printedExample } from '../src/circuits/counterfactuals.ts'
import { nearestCircuit } from '../src/circuits/find-circuit.ts'
import { readSwitches } from '../src/circuits/read-switches.ts'
import { choiceLines } from '../src/evidence/choice-lines.ts'
import type { Circuit, Snapshot } from '../src/snapshot.ts'
import { type CircuitId, circuitIds } from '../src/switches.ts'
import { choiceCombinations, version } from './simulated-people.ts'

export type Nearest = Pick<Circuit, 'id' | 'second' | 'between' | 'counterfactuals'>

export interface Shares {
  count: number
  circuits: Record<CircuitId, number>
  between: number
  /** Single-answer changes that change the circuit. */
  flips: number
  /** Of flips: to a circuit that the map names, or to none. */
  namedFlips: number
  /** Of flips: to the second or to none. */
  secondFlips: number
  /** Upper bound of `secondFlips`. */
  mostOfOne: number
}

export function allChoices(): Nearest[] {
  return choiceCombinations().map((survey_data) => {
    const lines = choiceLines({ survey_version: version, survey_data })
    const circuit = nearestCircuit(readSwitches(lines))
    return {
      ...circuit,
      counterfactuals: counterfactuals({ survey_version: version, survey_data }, lines, circuit.id),
    }
  })
}

export const circuitsOf = (drafts: readonly Snapshot[]): Nearest[] => drafts.map(({ circuit }) => circuit)

const flipsOf = ({ counterfactuals: { examples } }: Nearest, named: readonly unknown[]): boolean[] =>
  examples.map(({ circuit }) => circuit === 'none' || named.includes(circuit))

function mostFrequent({ counterfactuals: { examples } }: Nearest): CircuitId | undefined {
  const circuits = examples.map(({ circuit }) => circuit).filter((circuit) => circuit !== 'none')
  const count = (circuit: CircuitId) => circuits.filter((each) => each === circuit).length
  return circuits.toSorted((a, b) => count(b) - count(a))[0]
}

export function circuitShares(nearest: readonly Nearest[]): Shares {
  const count = nearest.length
  const shareOf = (id: CircuitId) => nearest.filter((each) => each.id === id).length / count
  const circuits = Object.fromEntries(
    [...circuitIds, 'oscillator' as const, 'none' as const].map((id) => [id, shareOf(id)]),
  ) as Shares['circuits']
  const changes = nearest.reduce((total, each) => total + each.counterfactuals.of, 0)
  const flips = nearest.flatMap((each) => flipsOf(each, [each.second, printedExample(each)?.circuit]))
  const toSecond = nearest.flatMap((each) => flipsOf(each, [each.second]))
  const toMost = nearest.flatMap((each) => flipsOf(each, [mostFrequent(each)]))
  const share = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length
  return {
    count,
    circuits,
    between: nearest.filter(({ between }) => between).length / count,
    flips: flips.length / changes,
    namedFlips: share(flips),
    secondFlips: share(toSecond),
    mostOfOne: share(toMost),
  }
}
