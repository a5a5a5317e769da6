import { isCounted, type Line, rounded } from '../evidence/line.ts'
import { isThrown, poleOf } from '../score/score-switches.ts'
import type { Circuit, SwitchReading } from '../snapshot.ts'
import type { KnownCircuitId } from '../switches.ts'
import { type KnownCircuit, knownCircuits } from './known-circuits.ts'

// All but the margin move the rows of circuits and "none" in bench/tables.txt.
/** Three switches with a full choice each (0.57); two have 0.46. */
const minLength = 0.5
/** About 66° to the prototype. With the others it leaves a tenth of consistent people without a circuit. */
const minCosine = 0.4
/** Moves "second within 0.06" alone: about a sixth of consistent people is drawn between two circuits. */
const minMargin = 0.06
/** Half of the eight switches. */
const minReadings = 4
/** Half of the eight switches, too: the Oscillator. */
const minBoth = 4

const length = (values: readonly number[]) =>
  Math.sqrt(values.reduce((total, value) => total + value * value, 0))
const lengths = new Map(knownCircuits.map(({ id, prototype }) => [id, length(Object.values(prototype))]))

/** A single click weighs half of what three kinds of sources do. */
const weighed = (z: number) => z * Math.abs(z)

export function projection(
  { id, prototype }: KnownCircuit,
  readings: readonly Pick<SwitchReading, 'id' | 'z'>[],
) {
  const product = readings.reduce((total, { id: on, z }) => total + weighed(z) * (prototype[on] ?? 0), 0)
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

/** Moves the rows of six circuits and "none" in bench/tables.txt. */
const minShare = 0.5

/** By half of what it is made of, and not by single clicks where other switches stand on more. */
function isSupported({ prototype }: KnownCircuit, readings: readonly SwitchReading[]): boolean {
  const thrown = readings.filter(isThrown)
  const weightOf = ({ id }: SwitchReading) => prototype[id] ?? 0
  const matching = thrown.filter((reading) => reading.z * weightOf(reading) > 0)
  const matched = length(matching.map(weightOf)) ** 2
  // One switch is a pole, not a pattern. Circuits and rules of bench/tables.txt move.
  if (matching.length < 2 || matched < minShare * length(Object.values(prototype)) ** 2) return false
  const isThin = ({ strength }: SwitchReading) => strength === 'thin'
  return !matching.every(isThin) || thrown.every(isThin)
}

/** Who says, or whose AI says, that there are too many to begin with does not take away until one is left. */
const isContradicted = ({ id }: KnownCircuit, lines: readonly Line[]): boolean =>
  id === 'filter' &&
  lines.some(
    (line) =>
      line.fault === 'IO' &&
      isCounted(line) &&
      (line.kind !== 'choice' || line.means.includes('breaks-before')),
  )

export type Nearest = Pick<Circuit, 'id' | 'second' | 'between'> & { nearest: KnownCircuit | null }

export function nearestCircuit(readings: readonly SwitchReading[], lines: readonly Line[] = []): Nearest {
  const read = readings.filter(({ state }) => state !== 'none')
  const size = length(read.map(({ z }) => weighed(z)))
  const ranked = rankCircuits(read, size).filter(({ circuit }) => !isContradicted(circuit, lines))
  const [closest] = ranked
  if (closest === undefined || read.length === 0)
    return { id: 'none', second: null, between: false, nearest: null }
  if (read.filter(({ state }) => state === 'both').length >= minBoth)
    return { id: 'oscillator', second: closest.circuit.id, between: false, nearest: null }
  const [best, second] = ranked.filter(({ circuit }) => isSupported(circuit, read))
  if (best === undefined || read.length < minReadings || size < minLength || best.cosine < minCosine) {
    const next: KnownCircuitId | null = closest.cosine > 0 ? closest.circuit.id : null
    return { id: 'none', second: next, between: false, nearest: null }
  }
  const other = second ?? ranked.find(({ circuit }) => circuit !== best.circuit)
  const between = second !== undefined && best.cosine - second.cosine < minMargin
  return { id: best.circuit.id, second: other?.circuit.id ?? null, between, nearest: best.circuit }
}

export function findCircuit(
  readings: readonly SwitchReading[],
  lines: readonly Line[],
): Omit<Circuit, 'counterfactuals'> {
  const { nearest, ...circuit } = nearestCircuit(readings, lines)
  const kinds = new Set(
    lines.filter((line) => line.switch !== null && isCounted(line)).map(({ kind }) => kind),
  )
  return {
    ...circuit,
    ...matchSwitches(nearest, readings),
    provisional: kinds.size === 1,
  }
}

/** What she does with a template says nothing of her own work, but how she takes a frame. */
export const isOfWork = (reading: SwitchReading): boolean =>
  reading.id === 'FRAME' ||
  reading.overruled !== undefined ||
  reading[poleOf(reading)].some((id) => !id.startsWith('A5.'))

export function matchSwitches(
  circuit: KnownCircuit | null,
  readings: readonly SwitchReading[],
): Pick<Circuit, 'matches' | 'of' | 'matching' | 'differing'> {
  const prototype = circuit?.prototype ?? {}
  const thrown = readings.filter((reading) => isThrown(reading) && isOfWork(reading))
  const matching = thrown.filter(({ id, z }) => z * (prototype[id] ?? 0) > 0).map(({ id }) => id)
  return {
    matches: matching.length,
    of: Object.keys(prototype).length,
    matching,
    differing: thrown.map(({ id }) => id).filter((id) => !matching.includes(id)),
  }
}
