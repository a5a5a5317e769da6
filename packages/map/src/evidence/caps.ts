import { listCap, type TextField, weightsOf } from './field-mask.ts'
import { counted, type Line, rounded, sum } from './line.ts'

/** Of `count` readings of one text or list item: scaled down together, so order decides nothing. */
export function cappedWeight(field: TextField, count: number): number {
  const { each, cap } = weightsOf(field)
  return count * each <= cap ? each : cap / count
}

/** Forty strengths are one flattering answer. */
export function cappedLists(lines: readonly Line[]): Line[] {
  const isCapped = (line: Line) => counted(line) && line.kind !== 'choice'
  const place = (line: Line) => `${line.field}|${line.switch ?? line.fault}`
  const totals = new Map(
    [...Map.groupBy(lines.filter(isCapped), place)].map(([key, group]) => [
      key,
      rounded(sum(group.map(({ e }) => Math.abs(e))), 6),
    ]),
  )
  return lines.map((line) => {
    const total = isCapped(line) ? (totals.get(place(line)) ?? 0) : 0
    return total <= listCap ? line : { ...line, e: rounded((line.e * listCap) / total, 9) }
  })
}
