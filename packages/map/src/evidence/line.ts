import type { TextTag } from '../lexicon/tags.ts'
import type { Evidence, Source } from '../snapshot.ts'
import type { ChoiceMeaning } from '../surveys/choice.ts'
import { type SwitchId, switches } from '../switches.ts'

export interface Line extends Evidence {
  /** The whole text of the source; empty for a measure. */
  text: string
  /** `P3` for the source `P3.2`. */
  field: string
  /** Weight before caps, also where nothing is counted. */
  nominal: number
  /** The pole that was read, also where nothing is counted. */
  pole: 'left' | 'right' | null
  concept: string | null
  tag: TextTag | null
  means: readonly ChoiceMeaning[]
}

export const fieldOf = (source: Source): string => source.split('.')[0] ?? source

const byField = (a: string, b: string) => (a === b ? 0 : fieldRank(a) - fieldRank(b))

export function fieldRank(field: string): number {
  const base = field.startsWith('A') ? 0 : field.startsWith('P') ? 100 : 200
  return base + Number(field.slice(1))
}

const codeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** By field, item and position in the text; for printing. */
export function byPlace(a: Line, b: Line): number {
  const item = (line: Line) => Number(line.source.split('.')[1] ?? 0)
  return (
    byField(a.field, b.field) ||
    (a.source === b.source ? 0 : item(a) - item(b)) ||
    a.start - b.start ||
    codeUnits(a.id, b.id)
  )
}

const kindRank = { words: 0, choice: 1, profile: 2, measure: 3 }

/** Words break ties, so the order of list items decides nothing. */
export function byStrength(a: Line, b: Line): number {
  return (
    Math.abs(b.e) - Math.abs(a.e) ||
    b.nominal - a.nominal ||
    kindRank[a.kind] - kindRank[b.kind] ||
    byField(a.field, b.field) ||
    codeUnits(a.text, b.text) ||
    a.start - b.start ||
    codeUnits(a.entry, b.entry) ||
    byPlace(a, b)
  )
}

export const counted = (line: Line): boolean => line.e !== 0

export function poleName(id: SwitchId, pole: 'left' | 'right'): string {
  return switches.find((each) => each.id === id)?.[pole] ?? ''
}

/** Independent of the order of its terms. */
export function sum(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b).reduce((total, value) => total + value, 0)
}

export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const size = Math.round(Math.abs(value) * factor) / factor
  return value < 0 && size !== 0 ? -size : size
}
