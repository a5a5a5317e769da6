import { isCounted, isPrinted, type Line, rounded, sum } from '../evidence/line.ts'
import type { SwitchReading } from '../snapshot.ts'
import { hint } from '../surveys/choice.ts'
import { type Pole, type SwitchId, switchById } from '../switches.ts'

/** One full choice gives 0.57. */
const damping = 0.75

// All five move the circuits, poles and rules of bench/tables.txt, `setFrom` only claims and headlines.
/** One entry of an own answer, which weighs as much; a half that a click does not say is half of it. */
const minWeight = 0.5
/** Over one text of the profile (0.3), under one own answer (0.5). */
const minOfEachPole = 0.4
/** 1 against 0.5 are both poles, 1 against 0.4 is one of them. */
const bothUnder = 0.25
/** What 0.75 for one pole alone gives: more than an own answer, less than a full choice. */
const setFrom = 0.5
/** About twice as much for one pole as for the other: 1 against 0.5, where one kind of source says both. */
const leansFrom = 0.2

interface Sums {
  left: number
  right: number
  kinds: Set<Line['kind']>
}

const zOf = (left: number, right: number): number => rounded((right - left) / (damping + (left + right)), 4)

function sumsOf(lines: readonly Line[]): Sums {
  const on = (pole: 'left' | 'right') =>
    rounded(sum(lines.filter((line) => line.pole === pole).map(({ e }) => Math.abs(e))), 6)
  return { left: on('left'), right: on('right'), kinds: new Set(lines.map(({ kind }) => kind)) }
}

function stateOf({ left, right, kinds }: Sums, z: number, all: Sums): SwitchReading['state'] {
  const isAgainstItself = all.kinds.size === 1 && all.kinds.has('profile') && all.left > 0 && all.right > 0
  const size = Math.abs(z)
  if (left + right < minWeight || isAgainstItself) return 'none'
  if (left >= minOfEachPole && right >= minOfEachPole && size < bothUnder && kinds.size >= 2) return 'both'
  if (size >= setFrom && kinds.size >= 2) return 'set'
  return size >= leansFrom ? 'leans' : 'middle'
}

/**
 * Under a full choice (1) it is thin: circuits, claims and rules of bench/tables.txt move. Solid is the
 * weight of two, or three kinds of sources: claims move, and a headline.
 */
function strengthOf({ left, right, kinds }: Sums): SwitchReading['strength'] {
  if (kinds.size < 2 || left + right < 1) return 'thin'
  return kinds.size >= 3 || left + right >= 2 ? 'solid' : 'fair'
}

/** Two independent things of hers say it: a click in its own words, what she confirmed, or two fields. */
function isFounded(lines: readonly Line[], pole: 'left' | 'right'): boolean {
  const own = lines.filter((line) => line.pole === pole && isCounted(line) && isPrinted(line))
  const isSaid = own.some(({ kind }) => kind === 'choice' || kind === 'confirmed')
  return isSaid || new Set(own.map(({ field }) => field)).size > 1
}

/** A half that a click does not say weighs nothing against what is said in words. */
function isOverruled(line: Line, lines: readonly Line[]): boolean {
  if (line.kind !== 'choice' || line.says !== null || line.fullWeight > hint) return false
  const printed = lines.filter(isPrinted)
  return printed.every(({ pole }) => pole !== line.pole) && printed.some(({ kind }) => kind !== 'choice')
}

/** `withLone`: also what one text alone says, for her to confirm. */
export function scoreSwitch(id: SwitchId, lines: readonly Line[], withLone = false): SwitchReading {
  const founded = { left: isFounded(lines, 'left'), right: isFounded(lines, 'right') }
  const counted = lines.filter(
    (line) =>
      isCounted(line) && (withLone || (line.pole !== null && (founded[line.pole] || line.kind === 'choice'))),
  )
  const read = counted.filter((line) => !isOverruled(line, counted))
  const sums = sumsOf(read)
  const z = zOf(sums.left, sums.right)
  const state = stateOf(sums, z, sumsOf(lines.filter(isCounted)))
  const ids = (pole: 'left' | 'right') => read.filter((line) => line.pole === pole).map((line) => line.id)
  const strength = state === 'none' ? null : strengthOf(sums)
  return { id, z, state, strength, left: ids('left'), right: ids('right') }
}

export type ThrownSwitch = SwitchReading & { state: 'set' | 'leans' }

export const isThrown = (reading: SwitchReading): reading is ThrownSwitch =>
  reading.state === 'set' || reading.state === 'leans'

export const poleOf = (reading: SwitchReading): 'left' | 'right' => (reading.z < 0 ? 'left' : 'right')

export const poleNameOf = (reading: SwitchReading): Pole => switchById(reading.id)[poleOf(reading)]
