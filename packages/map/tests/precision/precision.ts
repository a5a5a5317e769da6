import { faultsOf, switchesOf, type TextField, voiceOf } from '../../src/evidence/field-mask.ts'
import { readText } from '../../src/reading/read-text.ts'
import { type FaultId, faultIds, type Pole, switches } from '../../src/switches.ts'
import { tokenize } from '../../src/tokens/tokenizer.ts'
import type { AnswerSet } from './answer-sets/answer-set.ts'

export type Group = Pole | FaultId
/** The texts were marked before Lost Shape was read; its answers are in tests/truth. */
const markedFaults = faultIds.filter((id) => id !== 'LS')
export const groups: readonly Group[] = [
  ...switches.flatMap(({ left, right }) => [left, right]),
  ...markedFaults,
]

export interface Count {
  readings: number
  right: number
  marked: number
  found: number
  /** Each as "voice, field: words". */
  wrong: string[]
  missed: string[]
}

interface Span {
  group: Group
  start: number
  end: number
}

export function parseMarkedText(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = []
  let text = ''
  for (const [whole, names, words] of marked.matchAll(/\[([A-Z,]+) ([^\]]+)\]|[^[]+|\[/g)) {
    const start = text.length
    text += words ?? whole
    for (const name of names?.split(',') ?? []) {
      const group = groups.find((known) => known === name)
      if (group === undefined) throw new Error(`"${name}" is no pole or fault`)
      spans.push({ group, start, end: text.length })
    }
  }
  return { text, spans }
}

const groupsOfField = (field: TextField): Group[] => [
  ...switches.filter(({ id }) => switchesOf[field].includes(id)).flatMap(({ left, right }) => [left, right]),
  ...faultsOf[field],
]

function readingsIn(text: string, field: TextField): Span[] {
  return readText(tokenize(text), voiceOf[field]).readings.flatMap((reading) => {
    if (reading.dropped !== undefined) return []
    const { start, end, pole, fault } = reading
    const found = switches.find(({ id }) => id === reading.switch)
    const group = found !== undefined && pole !== null ? found[pole] : fault
    return group === null ? [] : [{ group, start, end }]
  })
}

const overlaps = (a: Span, b: Span) => a.group === b.group && a.start < b.end && b.start < a.end

export const unmarkedTexts = (sets: readonly AnswerSet[]): string[] =>
  sets.flatMap(({ voice: _voice, ...fields }) =>
    Object.values(fields).flatMap((marked) => marked.split(' | ').map((item) => parseMarkedText(item).text)),
  )

export function measurePrecision(sets: readonly AnswerSet[]): Map<Group, Count> {
  const empty = (): Count => ({ readings: 0, right: 0, marked: 0, found: 0, wrong: [], missed: [] })
  const counts = new Map(groups.map((group) => [group, empty()]))
  const update = (span: Span, change: (count: Count) => void) => {
    const count = counts.get(span.group)
    if (count !== undefined) change(count)
  }
  for (const { voice, ...texts } of sets)
    for (const [field, marked] of Object.entries(texts) as [TextField, string][])
      for (const { text, spans } of marked.split(' | ').map(parseMarkedText)) {
        const allowed = groupsOfField(field)
        const expected = spans.filter(({ group }) => allowed.includes(group))
        const readings = readingsIn(text, field).filter(({ group }) => allowed.includes(group))
        const place = ({ start, end }: Span) => `${voice}, ${field}: ${text.slice(start, end)}`
        for (const reading of readings) {
          const right = expected.some((span) => overlaps(span, reading))
          update(reading, (count) => {
            count.readings += 1
            if (right) count.right += 1
            else count.wrong.push(place(reading))
          })
        }
        for (const span of expected) {
          const found = readings.some((reading) => overlaps(reading, span))
          update(span, (count) => {
            count.marked += 1
            if (found) count.found += 1
            else count.missed.push(place(span))
          })
        }
      }
  return counts
}
