import type { Line } from '../evidence/line.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Slot } from '../snapshot.ts'
import type { SwitchId } from '../switches.ts'

type NonEmptyLines = [Line, ...Line[]]

interface Side {
  lines: NonEmptyLines
  slot: Slot
}

export interface Contradiction {
  switch: SwitchId | null
  text: string
  slots: Slot[]
  sides: NonEmptyLines[]
}

function sideOf(given: readonly (Line | undefined)[], slotOf: (lines: NonEmptyLines) => Slot): Side | null {
  const [first, ...others] = given.filter((line) => line !== undefined)
  if (first === undefined) return null
  const lines: NonEmptyLines = [first, ...others]
  return { lines, slot: slotOf(lines) }
}

export const quoted = (...lines: (Line | undefined)[]): Side | null =>
  sideOf(lines, ([first]) => quoteSlot(first))

export const cited = (...lines: (Line | undefined)[]): Side | null => sideOf(lines, refsSlot)

export function contradiction(
  on: SwitchId | null,
  text: string,
  ...sides: (Side | null)[]
): Contradiction | null {
  const found = sides.filter((side) => side !== null)
  if (found.length < sides.length) return null
  return { switch: on, text, slots: found.map(({ slot }) => slot), sides: found.map(({ lines }) => lines) }
}

export const contradictionKinds = ['words', 'choices', 'profile', 'picture'] as const

export function kindOf({ sides }: Contradiction): (typeof contradictionKinds)[number] {
  const kinds = sides.map(([{ kind }]) => kind)
  if (kinds.includes('measure')) return 'picture'
  if (kinds.includes('profile')) return 'profile'
  return kinds.includes('words') ? 'words' : 'choices'
}
