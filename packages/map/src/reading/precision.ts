import { faultsOf, switchesOf, type TextField } from '../evidence/field-mask.ts'
import { faultIds, type Pole, switches } from '../switches.ts'
import type { AnswerSet } from './answer-sets/answer-set.ts'
import { readText } from './read-text.ts'
import { wordsOf } from './words.ts'

export type Group = Pole | (typeof faultIds)[number]
export const groups: readonly Group[] = [...switches.flatMap(({ left, right }) => [left, right]), ...faultIds]

export interface Count {
  /** `right`: on a span that is marked with their group. */
  readings: number
  right: number
  /** `found`: with a reading of their group. */
  marked: number
  found: number
  /** To look for the cause: "voice, field: words". */
  wrong: string[]
  missed: string[]
}

interface Span {
  group: Group
  start: number
  end: number
}

export function unmark(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = []
  let text = ''
  for (const [whole, names, words] of marked.matchAll(/\[([A-Z,]+) ([^\]]+)\]|[^[]+|\[/g)) {
    const start = text.length
    text += words ?? whole
    for (const name of names?.split(',') ?? []) {
      const group = groups.find((known) => known === name)
      if (group === undefined) throw new Error(`"${name}" is no group`)
      spans.push({ group, start, end: text.length })
    }
  }
  return { text, spans }
}

const allowed = (field: TextField): Group[] => [
  ...switches.filter(({ id }) => switchesOf[field].includes(id)).flatMap(({ left, right }) => [left, right]),
  ...faultsOf[field],
]

function readingsIn(text: string): Span[] {
  return readText(wordsOf(text)).readings.flatMap((reading) => {
    if (reading.dropped !== undefined) return []
    const { start, end, pole, fault } = reading
    const found = switches.find(({ id }) => id === reading.switch)
    const group = found !== undefined && pole !== null ? found[pole] : fault
    return group === null ? [] : [{ group, start, end }]
  })
}

const meet = (a: Span, b: Span) => a.group === b.group && a.start < b.end && b.start < a.end

/** Each item of a list by itself. */
export const unmarkedTexts = (sets: readonly AnswerSet[]): string[] =>
  sets.flatMap(({ voice: _voice, ...fields }) =>
    Object.values(fields).flatMap((marked) => marked.split(' | ').map((item) => unmark(item).text)),
  )

export function measurePrecision(sets: readonly AnswerSet[]): Map<Group, Count> {
  const empty = (): Count => ({ readings: 0, right: 0, marked: 0, found: 0, wrong: [], missed: [] })
  const counts = new Map(groups.map((group) => [group, empty()]))
  const note = (span: Span, change: (count: Count) => void) => {
    const count = counts.get(span.group)
    if (count !== undefined) change(count)
  }
  for (const { voice, ...texts } of sets)
    for (const [field, marked] of Object.entries(texts) as [TextField, string][])
      for (const { text, spans } of marked.split(' | ').map(unmark)) {
        const speaks = allowed(field)
        const gold = spans.filter(({ group }) => speaks.includes(group))
        const readings = readingsIn(text).filter(({ group }) => speaks.includes(group))
        const place = ({ start, end }: Span) => `${voice}, ${field}: ${text.slice(start, end)}`
        for (const reading of readings) {
          const right = gold.some((span) => meet(span, reading))
          note(reading, (count) => {
            count.readings += 1
            if (right) count.right += 1
            else count.wrong.push(place(reading))
          })
        }
        for (const span of gold) {
          const found = readings.some((reading) => meet(reading, span))
          note(span, (count) => {
            count.marked += 1
            if (found) count.found += 1
            else count.missed.push(place(span))
          })
        }
      }
  return counts
}
