import { readText, type TextReading } from '../reading/read-text.ts'
import { faultsOf, switchesOf, type TextField, weightsOf } from './field-mask.ts'
import type { Field, Passage } from './fields.ts'
import type { Line } from './line.ts'
import { trimmed } from './quotes.ts'
import { fieldsOfTag } from './tag-mask.ts'

const place = (reading: TextReading) => reading.fault ?? (reading.switch === null ? 'words' : reading.pole)

function droppedOf(field: TextField, reading: TextReading): Line['dropped'] {
  if (reading.dropped !== undefined) return reading.dropped
  if (reading.switch !== null && !switchesOf[field].includes(reading.switch)) return 'field-mask'
  if (reading.fault !== null && !faultsOf[field].includes(reading.fault)) return 'field-mask'
  return undefined
}

/** An entry counts once in a passage: the first that counts, else the first dropped one. */
function distinct(readings: { reading: TextReading; dropped: Line['dropped'] }[]) {
  const kept = new Map<string, { reading: TextReading; dropped: Line['dropped'] }>()
  for (const each of readings) {
    const key = `${each.reading.entry}:${place(each.reading)}`
    const before = kept.get(key)
    if (before === undefined || (before.dropped !== undefined && each.dropped === undefined))
      kept.set(key, each)
  }
  return [...kept.values()]
}

function readingLines(field: Field, passage: Passage): Line[] {
  const { readings, tags } = readText(passage.tokens.words, (tag) => fieldsOfTag[tag].includes(field.id))
  const { each } = weightsOf(field.id)
  const { source, text } = passage
  const base = { source, text, quote: null, field: field.id, kind: field.kind, label: field.label, means: [] }
  const lines = distinct(readings.map((reading) => ({ reading, dropped: droppedOf(field.id, reading) }))).map(
    ({ reading, dropped }): Line => {
      const scored = reading.switch !== null || reading.fault !== null
      const size = scored && dropped === undefined ? each : 0
      return {
        ...base,
        start: reading.start,
        end: reading.end,
        id: `${passage.source}:${reading.entry}:${place(reading)}`,
        entry: reading.entry,
        switch: reading.switch,
        fault: reading.fault,
        e: reading.pole === 'left' && size !== 0 ? -size : size,
        nominal: scored ? each : 0,
        pole: reading.pole,
        concept: reading.concept,
        tag: null,
        ...(dropped === undefined ? {} : { dropped }),
      }
    },
  )
  const firstOfTag = new Map(tags.toReversed().map((tag) => [tag.tag, tag]))
  const tagged = [...firstOfTag.values()].map(
    ({ tag, start, end }): Line => ({
      ...base,
      start,
      end,
      id: `${passage.source}:${tag}`,
      entry: `tag.${tag}`,
      switch: null,
      fault: null,
      e: 0,
      nominal: each,
      pole: null,
      concept: null,
      tag,
    }),
  )
  return [...lines, ...tagged]
}

/** What was read in a field; quotes are made of the lines that are kept. */
export function textLines(field: Field): Line[] {
  if (field.unread !== null) return []
  return field.passages.flatMap((passage) => readingLines(field, passage))
}

/** Lines that quote the beginning of each item, and read nothing in it. */
export function quoteLines(field: Field): Line[] {
  if (field.unread === 'care' || field.unread === 'injection') return []
  return field.passages.map((passage) => {
    const { start, end } = trimmed(passage.text, { start: 0, end: passage.text.length })
    return {
      id: `${passage.source}:words`,
      source: passage.source,
      field: field.id,
      kind: field.kind,
      label: field.label,
      text: passage.text,
      quote: null,
      start,
      end,
      entry: 'words',
      switch: null,
      fault: null,
      e: 0,
      nominal: 0,
      pole: null,
      concept: null,
      tag: null,
      means: [],
    }
  })
}
