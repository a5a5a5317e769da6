import { type TextField, weightsOf } from './field-mask.ts'
import { counted, type Line } from './line.ts'

/** A list item is capped alone, every other field as a whole. */
const capKey = (line: Line) => `${line.source}|${line.switch ?? line.fault}`

/** Scales all counted readings of one field on one switch (or fault) down together, so that no order decides. */
export function capped(lines: readonly Line[]): Line[] {
  const groups = Map.groupBy(
    lines.filter((line) => counted(line) && line.kind !== 'choice'),
    capKey,
  )
  return lines.map((line) => {
    const group = line.kind === 'choice' || !counted(line) ? undefined : groups.get(capKey(line))
    if (group === undefined) return line
    const { each, cap } = weightsOf(line.field as TextField)
    const total = group.length * each
    return total <= cap ? line : { ...line, e: (Math.sign(line.e) * cap) / group.length }
  })
}
