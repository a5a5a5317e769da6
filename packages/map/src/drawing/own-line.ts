import type { Level } from '../snapshot.ts'
import { hint } from '../surveys/choice.ts'
import { switches } from '../switches.ts'
import type { Bends } from './bends.ts'

export type Choices = Readonly<Record<string, number>>

/** `null` where no choice says anything. */
export type OwnLine = readonly (Level | null)[]

/** What a reading needs. */
const enough = 0.5

/** A hint bends its gate half as far. */
export function ownLine(choices: Choices, bends: Bends): OwnLine {
  const chosen = Object.entries(choices).flatMap(([key, option]) => bends[key]?.[option] ?? [])
  return switches.map(({ id }) => levelOf(chosen.flatMap((weights) => weights[id] ?? [])))
}

function levelOf(weights: readonly number[]): Level | null {
  if (weights.length === 0) return null
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return 0
  const side = sum < 0 ? -1 : 1
  const isSaid = weights.some((weight) => weight * side > hint)
  return isSaid && Math.abs(sum) >= enough ? (side < 0 ? -2 : 2) : side
}

export function choicesOf(answers: Readonly<Record<string, number | string>>): Choices {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => (typeof answer === 'number' ? [[key, answer]] : [])),
  )
}

export function sameChoices(a: Choices, b: Choices): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}
