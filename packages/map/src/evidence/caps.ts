import { listCap, type TextField, weightsOf } from './field-mask.ts'
import { counted, type Line, rounded, sum } from './line.ts'

/** Counted lines by place and switch (or fault). */
const grouped = (lines: readonly Line[], place: 'source' | 'field') =>
  Map.groupBy(
    lines.filter((line) => counted(line) && line.kind !== 'choice'),
    (line) => groupKey(line, place),
  )
const groupKey = (line: Line, place: 'source' | 'field') => `${line[place]}|${line.switch ?? line.fault}`

/**
 * Scales all counted readings of one text on one switch (or fault) down together, so that order decides
 * nothing. A list item is a text of its own.
 */
export function cappedTexts(lines: readonly Line[]): Line[] {
  const groups = grouped(lines, 'source')
  return lines.map((line) => {
    const group = line.kind === 'choice' || !counted(line) ? undefined : groups.get(groupKey(line, 'source'))
    if (group === undefined) return line
    const { each, cap } = weightsOf(line.field as TextField)
    const total = group.length * each
    return total <= cap ? line : { ...line, e: (Math.sign(line.e) * cap) / group.length }
  })
}

/** A list has a cap as a whole: forty strengths are one flattering answer. */
export function cappedLists(lines: readonly Line[]): Line[] {
  const groups = grouped(lines, 'field')
  return lines.map((line) => {
    const group = line.kind === 'choice' || !counted(line) ? undefined : groups.get(groupKey(line, 'field'))
    const total = rounded(sum((group ?? []).map(({ e }) => Math.abs(e))), 6)
    return total <= listCap ? line : { ...line, e: rounded((line.e * listCap) / total, 9) }
  })
}
