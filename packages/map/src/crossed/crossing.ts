import type { Line } from '../evidence/line.ts'
import type { Slot } from '../snapshot.ts'
import type { SwitchId } from '../switches.ts'
import type { Case } from './case.ts'

export const classes = ['words', 'choices', 'profile', 'picture'] as const
export type CrossingClass = (typeof classes)[number]

export interface Crossing {
  class: CrossingClass
  switch: SwitchId | null
  text: string
  slots: Slot[]
  /** The crossing weighs as much as its lighter side. */
  sides: [[Line, ...Line[]], [Line, ...Line[]]]
}

export interface CrossingRule {
  rule: number
  find: (given: Case) => Crossing | null
}

export const side = (lines: readonly (Line | undefined)[]): [Line, ...Line[]] | null => {
  const [first, ...others] = lines.filter((line) => line !== undefined)
  return first === undefined ? null : [first, ...others]
}

export function classOf(...lines: Line[]): CrossingClass {
  if (lines.some(({ kind }) => kind === 'measure')) return 'picture'
  if (lines.some(({ kind }) => kind === 'profile')) return 'profile'
  return lines.some(({ kind }) => kind === 'words') ? 'words' : 'choices'
}
