import type { TextTag } from '../lexicon/tags.ts'
import type { FoundTag } from '../reading/read-tags.ts'
import { readText } from '../reading/read-text.ts'
import { weightsOf } from './field-mask.ts'
import type { Field, Passage } from './fields.ts'
import { type Mark, marksOf } from './marks.ts'
import { trimmed } from './quotes.ts'
import { StrongestLines } from './strongest-lines.ts'
import { fieldsOfTag } from './tag-mask.ts'

/** Quotes are made of kept lines only. */
const base = (field: Field, { source, text }: Passage) => ({
  source,
  text,
  quote: null,
  field: field.id,
  kind: field.kind,
  label: field.label,
  means: [],
})

function offerMarks(field: Field, marks: readonly Mark[], lines: StrongestLines): void {
  const nominal = weightsOf(field.id).each
  for (const { reading, dropped, weight } of marks) {
    const passage = field.passages[reading.text] as Passage
    const e = reading.pole === 'left' && weight !== 0 ? -weight : weight
    lines.offer({ e, nominal, text: passage.text, start: reading.start }, () => ({
      ...base(field, passage),
      start: reading.start,
      end: reading.end,
      id: `${passage.source}:${reading.entry}:${reading.fault ?? reading.pole}`,
      entry: reading.entry,
      switch: reading.switch,
      fault: reading.fault,
      e,
      nominal,
      pole: reading.pole,
      concept: reading.concept,
      tag: null,
      ...(dropped === undefined ? {} : { dropped }),
    }))
  }
}

/** A tag counts once in a text: the first. */
function offerTags(field: Field, tags: readonly FoundTag[], lines: StrongestLines): void {
  const nominal = weightsOf(field.id).each
  const latest = new Map<TextTag, number>()
  for (const { tag, text, start, end } of tags) {
    if (latest.get(tag) === text) continue
    latest.set(tag, text)
    const passage = field.passages[text] as Passage
    lines.offer({ e: 0, nominal, text: passage.text, start }, () => ({
      ...base(field, passage),
      start,
      end,
      id: `${passage.source}:${tag}`,
      entry: `tag.${tag}`,
      switch: null,
      fault: null,
      e: 0,
      nominal,
      pole: null,
      concept: null,
      tag,
    }))
  }
}

function offerQuotes(field: Field, lines: StrongestLines): void {
  for (const { source, text } of field.passages)
    lines.offer({ e: 0, nominal: 0, text, start: 0 }, () => ({
      id: `${source}:words`,
      source,
      field: field.id,
      kind: field.kind,
      label: field.label,
      text,
      quote: null,
      ...trimmed(text, { start: 0, end: text.length }),
      entry: 'words',
      switch: null,
      fault: null,
      e: 0,
      nominal: 0,
      pole: null,
      concept: null,
      tag: null,
      means: [],
    }))
}

function isQuoted({ id, kind, unread }: Field, isRead: boolean): boolean {
  if (unread === 'care' || unread === 'injection') return false
  if (id === 'A6' || id === 'A10') return true
  if (id === 'P6') return unread === null
  return kind === 'words' && !isRead
}

export function textLines(field: Field): StrongestLines {
  const lines = new StrongestLines()
  if (field.unread === null) {
    const { readings, tags } = readText(field.words, (tag) => fieldsOfTag[tag].includes(field.id))
    offerMarks(field, marksOf(field.id, readings), lines)
    offerTags(field, tags, lines)
  }
  if (isQuoted(field, lines.count > 0)) offerQuotes(field, lines)
  return lines
}
