import type { TextReading } from '../reading/read-text.ts'
import { cappedWeight } from './caps.ts'
import { faultsOf, switchesOf, type TextField } from './field-mask.ts'
import type { Line } from './line.ts'

export interface Mark {
  reading: TextReading
  dropped: Line['dropped']
  /** After the cap of its text. */
  weight: number
}

function droppedOf(field: TextField, { dropped, switch: on, fault }: TextReading): Line['dropped'] {
  if (dropped !== undefined) return dropped
  if (on !== null && !switchesOf[field].includes(on)) return 'field-mask'
  if (fault !== null && !faultsOf[field].includes(fault)) return 'field-mask'
  return undefined
}

/** Once in a text: the first that counts, else the first dropped one. */
function distinct(field: TextField, readings: readonly TextReading[]): Mark[] {
  const marks: Mark[] = []
  const latest = { switch: new Map<string, Mark>(), fault: new Map<string, Mark>() }
  for (const reading of readings) {
    const dropped = droppedOf(field, reading)
    const same = reading.switch === null ? latest.fault : latest.switch
    const before = same.get(reading.entry)
    if (before?.reading.text !== reading.text) {
      const mark = { reading, dropped, weight: 0 }
      same.set(reading.entry, mark)
      marks.push(mark)
    } else if (before.dropped !== undefined && dropped === undefined) {
      before.reading = reading
      before.dropped = undefined
    }
  }
  return marks
}

function setWeights(field: TextField, marks: readonly Mark[]): void {
  const counts = new Map<string | null, number>()
  for (const { reading, dropped } of marks) {
    const place = reading.switch ?? reading.fault
    if (dropped === undefined) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  for (const mark of marks)
    if (mark.dropped === undefined)
      mark.weight = cappedWeight(field, counts.get(mark.reading.switch ?? mark.reading.fault) ?? 0)
}

export function marksOf(field: TextField, readings: readonly TextReading[]): Mark[] {
  const marks = distinct(field, readings)
  let from = 0
  for (let to = 1; to <= marks.length; to++) {
    if (marks[to]?.reading.text === marks[from]?.reading.text) continue
    setWeights(field, marks.slice(from, to))
    from = to
  }
  return marks
}
