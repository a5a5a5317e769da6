import type { Denial } from '../reading/denials.ts'
import type { TextReading } from '../reading/text-reading.ts'
import { faultsOf, maxListWeight, switchesOf, type TextField, weightsOf } from './field-mask.ts'
import { isCounted, type Line, rounded, sum } from './line.ts'

export interface WeighedReading {
  reading: TextReading
  dropped: Line['dropped']
  denies: Denial | null
  weight: number
}

function droppedReason(field: TextField, { dropped, switch: on, fault }: TextReading): Line['dropped'] {
  if (dropped !== undefined) return dropped
  if (on !== null && !switchesOf[field].includes(on)) return 'field-mask'
  if (fault !== null && !faultsOf[field].includes(fault)) return 'field-mask'
  return undefined
}

/** What she never does is told in any answer but the wish, what she once did not only where it is asked. */
const deniesIn = (field: TextField, { denies, switch: on }: TextReading): Denial | null =>
  on !== null && (switchesOf[field].includes(on) || (denies === 'habit' && field !== 'A10')) ? denies : null

/** The first of each entry in a text that counts. */
function withoutDuplicates(field: TextField, readings: readonly TextReading[]): WeighedReading[] {
  const distinct: WeighedReading[] = []
  const latest = { switch: new Map<string, WeighedReading>(), fault: new Map<string, WeighedReading>() }
  for (const reading of readings) {
    const dropped = droppedReason(field, reading)
    const denies = deniesIn(field, reading)
    const latestByEntry = reading.switch === null ? latest.fault : latest.switch
    const before = latestByEntry.get(reading.entry)
    if (before?.reading.text !== reading.text) {
      const weighed = { reading, dropped, denies, weight: 0 }
      latestByEntry.set(reading.entry, weighed)
      distinct.push(weighed)
    } else if (
      before.dropped !== undefined &&
      (dropped === undefined || (before.denies === null && denies !== null))
    )
      Object.assign(before, { reading, dropped, denies })
  }
  return distinct
}

/** All readings of a text are scaled alike, so their order does not matter. */
export function cappedWeight(field: TextField, count: number): number {
  const { each, cap } = weightsOf(field)
  return count * each <= cap ? each : cap / count
}

function setWeights(field: TextField, readingsOfText: readonly WeighedReading[]): void {
  const counts = new Map<string | null, number>()
  for (const { reading, dropped } of readingsOfText) {
    const target = reading.switch ?? reading.fault
    if (dropped === undefined) counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  for (const weighed of readingsOfText)
    if (weighed.dropped === undefined)
      weighed.weight = cappedWeight(field, counts.get(weighed.reading.switch ?? weighed.reading.fault) ?? 0)
}

export function weighReadings(field: TextField, readings: readonly TextReading[]): WeighedReading[] {
  const distinct = withoutDuplicates(field, readings)
  let from = 0
  for (let to = 1; to <= distinct.length; to++) {
    if (distinct[to]?.reading.text === distinct[from]?.reading.text) continue
    setWeights(field, distinct.slice(from, to))
    from = to
  }
  return distinct
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
