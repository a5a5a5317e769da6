import { isCounted, isPrinted, type Line, rounded, sum } from '../evidence/line.ts'
import type { SwitchReading } from '../snapshot.ts'
import { hint } from '../surveys/choice.ts'
import { type Pole, type SwitchId, switchById, switches } from '../switches.ts'

/** One full choice gives 0.57. */
const damping = 0.75

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

function stateOf({ left, right, kinds }: Sums, z: number): SwitchReading['state'] {
  const onlyProfile = kinds.size === 1 && kinds.has('profile')
  const size = Math.abs(z)
  if (left + right < 0.5 || (onlyProfile && left > 0 && right > 0)) return 'none'
  if (left >= 0.4 && right >= 0.4 && size < 0.25 && kinds.size >= 2) return 'both'
  if (size >= 0.5 && kinds.size >= 2) return 'set'
  return size >= 0.2 ? 'leans' : 'middle'
}

function strengthOf({ left, right, kinds }: Sums): SwitchReading['strength'] {
  if (kinds.size < 2 || left + right < 1) return 'thin'
  return kinds.size >= 3 || left + right >= 2 ? 'solid' : 'fair'
}

/** A half that a click does not say weighs nothing against what is said in words. */
function isOverruled(line: Line, lines: readonly Line[]): boolean {
  if (line.kind !== 'choice' || line.says !== null || line.fullWeight > hint) return false
  const printed = lines.filter(isPrinted)
  return printed.every(({ pole }) => pole !== line.pole) && printed.some(({ kind }) => kind !== 'choice')
}

function scoreSwitch(id: SwitchId, lines: readonly Line[]): SwitchReading {
  const counted = lines.filter(isCounted)
  const read = counted.filter((line) => !isOverruled(line, counted))
  const sums = sumsOf(read)
  const z = zOf(sums.left, sums.right)
  const state = stateOf(sums, z)
  const ids = (pole: 'left' | 'right') => read.filter((line) => line.pole === pole).map((line) => line.id)
  const strength = state === 'none' ? null : strengthOf(sums)
  return { id, z, state, strength, left: ids('left'), right: ids('right') }
}

export function scoreSwitches(lines: readonly Line[]): SwitchReading[] {
  const bySwitch = Map.groupBy(lines, (line) => line.switch)
  return switches.map(({ id }) => scoreSwitch(id, bySwitch.get(id) ?? []))
}

export type ThrownSwitch = SwitchReading & { state: 'set' | 'leans' }

export const isThrown = (reading: SwitchReading): reading is ThrownSwitch =>
  reading.state === 'set' || reading.state === 'leans'

export const poleOf = (reading: SwitchReading): 'left' | 'right' => (reading.z < 0 ? 'left' : 'right')

export const poleNameOf = (reading: SwitchReading): Pole => switchById(reading.id)[poleOf(reading)]
