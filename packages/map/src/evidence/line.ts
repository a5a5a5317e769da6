import type { TextTag } from '../lexicon/tags.ts'
import type { Denial } from '../reading/denials.ts'
import type { Evidence, Source } from '../snapshot.ts'
import type { ChoiceMeaning } from '../surveys/choice.ts'

export interface Line extends Evidence {
  /** Of the whole source. */
  text: string
  /** `P3` for the source `P3.2`. */
  field: string
  /** Before caps. */
  fullWeight: number
  pole: 'left' | 'right' | null
  concept: string | null
  tag: TextTag | null
  means: readonly ChoiceMeaning[]
  /** Of a choice: the sentence that its words carry. */
  says: string | null
  /** That its pole is not so, in her words or those of her AI. */
  denies?: Denial | undefined
  /** Part of a reading that she confirmed. */
  isConfirmed?: true
}

export const noReading = {
  switch: null,
  fault: null,
  e: 0,
  fullWeight: 0,
  pole: null,
  concept: null,
  tag: null,
  means: [],
  says: null,
} satisfies Partial<Line>

export const fieldOf = (source: Source): string => source.split('.')[0] ?? source

export function fieldRank(field: string): number {
  const base = 'APVC'.indexOf(field.charAt(0)) * 100
  return base + Number(field.slice(1))
}

const byField = (a: string, b: string) => (a === b ? 0 : fieldRank(a) - fieldRank(b))
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function byPosition(a: Line, b: Line): number {
  const item = (line: Line) => Number(line.source.split('.')[1] ?? 0)
  return (
    byField(a.field, b.field) ||
    (a.source === b.source ? 0 : item(a) - item(b)) ||
    a.start - b.start ||
    compareText(a.id, b.id)
  )
}

const kindRank = { words: 0, choice: 1, profile: 2, measure: 3, confirmed: 4 }

/** Texts before positions, so that the order of list items does not matter. */
export function byStrength(a: Line, b: Line): number {
  return (
    Math.abs(b.e) - Math.abs(a.e) ||
    b.fullWeight - a.fullWeight ||
    kindRank[a.kind] - kindRank[b.kind] ||
    byField(a.field, b.field) ||
    compareText(a.text, b.text) ||
    a.start - b.start ||
    compareText(a.entry, b.entry) ||
    byPosition(a, b)
  )
}

export const isCounted = (line: Line): boolean => line.e !== 0

/** A click whose words do not say it, and the name of a tool, are counted only. */
export const isPrinted = ({ kind, says, field }: Line): boolean =>
  kind === 'choice' ? says !== null : field !== 'P6'

/** Independent of the order of its terms. */
export function sum(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b).reduce((total, value) => total + value, 0)
}

export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const size = Math.round(Math.abs(value) * factor) / factor
  return value < 0 && size !== 0 ? -size : size
}
