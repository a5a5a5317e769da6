import { isCounted, type Line, rounded } from '../evidence/line.ts'
import { isThrown } from '../score/score-switches.ts'
import type { Circuit, SwitchReading } from '../snapshot.ts'
import type { KnownCircuitId } from '../switches.ts'
import { type KnownCircuit, knownCircuits } from './known-circuits.ts'

const minLength = 0.5
const minCosine = 0.4
const minMargin = 0.06
const minReadings = 4

const length = (values: readonly number[]) =>
  Math.sqrt(values.reduce((total, value) => total + value * value, 0))
const lengths = new Map(knownCircuits.map(({ id, prototype }) => [id, length(Object.values(prototype))]))

export function projection(
  { id, prototype }: KnownCircuit,
  readings: readonly Pick<SwitchReading, 'id' | 'z'>[],
) {
  const product = readings.reduce((total, { id: on, z }) => total + z * (prototype[on] ?? 0), 0)
  return product / (lengths.get(id) ?? 1)
}

interface RankedCircuit {
  circuit: KnownCircuit
  cosine: number
}

/** Rounded, so that ties are ties on every machine. */
function rankCircuits(readings: readonly SwitchReading[], size: number): RankedCircuit[] {
  return knownCircuits
    .map((circuit) => ({ circuit, cosine: rounded(projection(circuit, readings) / (size || 1), 9) }))
    .sort((a, b) => b.cosine - a.cosine)
}

export type Nearest = Pick<Circuit, 'id' | 'second' | 'between'> & { nearest: KnownCircuit | null }

export function nearestCircuit(readings: readonly SwitchReading[]): Nearest {
  const size = length(readings.map(({ z }) => z))
  const [best, second] = rankCircuits(readings, size)
  const read = readings.filter(({ state }) => state !== 'none')
  if (best === undefined || second === undefined || read.length === 0)
    return { id: 'none', second: null, between: false, nearest: null }
  if (readings.filter(({ state }) => state === 'both').length >= 4)
    return { id: 'oscillator', second: best.circuit.id, between: false, nearest: null }
  if (read.length < minReadings || size < minLength || best.cosine < minCosine) {
    const closest: KnownCircuitId | null = best.cosine > 0 ? best.circuit.id : null
    return { id: 'none', second: closest, between: false, nearest: null }
  }
  const between = best.cosine - second.cosine < minMargin
  return { id: best.circuit.id, second: second.circuit.id, between, nearest: best.circuit }
}

export function findCircuit(
  readings: readonly SwitchReading[],
  lines: readonly Line[],
): Omit<Circuit, 'counterfactuals'> {
  const { nearest, ...circuit } = nearestCircuit(readings)
  const kinds = new Set(
    lines.filter((line) => line.switch !== null && isCounted(line)).map(({ kind }) => kind),
  )
  return {
    ...circuit,
    ...matchSwitches(nearest, readings),
    provisional: kinds.size === 1,
  }
}

export function matchSwitches(
  circuit: KnownCircuit | null,
  readings: readonly SwitchReading[],
): Pick<Circuit, 'matches' | 'of' | 'matching' | 'differing'> {
  const prototype = circuit?.prototype ?? {}
  const thrown = readings.filter(isThrown)
  const matching = thrown.filter(({ id, z }) => z * (prototype[id] ?? 0) > 0).map(({ id }) => id)
  return {
    matches: matching.length,
    of: Object.keys(prototype).length,
    matching,
    differing: thrown.map(({ id }) => id).filter((id) => !matching.includes(id)),
  }
}
