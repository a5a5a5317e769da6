import { maxListWeight, type TextField, weightsOf } from './field-mask.ts'
import { isCounted, type Line, rounded, sum } from './line.ts'

/** All readings of a text are scaled alike, so their order does not matter. */
export function cappedWeight(field: TextField, count: number): number {
  const { each, cap } = weightsOf(field)
  return count * each <= cap ? each : cap / count
}

export function capLists(lines: readonly Line[]): Line[] {
  const isCapped = (line: Line) => isCounted(line) && line.kind !== 'choice'
  const target = (line: Line) => `${line.field}|${line.switch ?? line.fault}`
  const totals = new Map(
    [...Map.groupBy(lines.filter(isCapped), target)].map(([key, group]) => [
      key,
      rounded(sum(group.map(({ e }) => Math.abs(e))), 6),
    ]),
  )
  return lines.map((line) => {
    const total = isCapped(line) ? (totals.get(target(line)) ?? 0) : 0
    return total <= maxListWeight ? line : { ...line, e: rounded((line.e * maxListWeight) / total, 9) }
  })
}
