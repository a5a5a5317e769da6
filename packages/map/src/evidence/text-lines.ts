import type { TextTag } from '../lexicon/tags.ts'
import type { FoundTag } from '../reading/read-tags.ts'
import { readText } from '../reading/read-text.ts'
import type { TextReading } from '../reading/text-reading.ts'
import { fieldsOfTag, voiceOf, weightsOf } from './field-mask.ts'
import type { Field } from './fields.ts'
import { type Line, noReading } from './line.ts'
import type { Passage } from './passage.ts'
import { type Range, trimRange } from './sentence-range.ts'
import { StrongestLines } from './strongest-lines.ts'
import { tellingItems } from './telling-items.ts'
import { type WeighedReading, weighReadings } from './weigh-readings.ts'

/** `addQuote` fills the quotes of kept lines. */
const base = (field: Field, { source, text }: Passage) => ({
  source,
  text,
  quote: null,
  field: field.id,
  kind: field.kind,
  label: field.label,
})

/** Words of a person that stand for no reading. */
export const wordsLine = (field: Field, passage: Passage, range: Range, entry: string): Line => ({
  ...base(field, passage),
  ...range,
  id: `${passage.source}:${entry}`,
  entry,
  ...noReading,
})

function offerReadings(field: Field, weighed: readonly WeighedReading[], lines: StrongestLines): void {
  const fullWeight = weightsOf(field.id).each
  for (const { reading, dropped, weight, denies } of weighed) {
    const passage = field.passages[reading.text] as Passage
    const e = reading.pole === 'left' && weight !== 0 ? -weight : weight
    lines.offer({ e, fullWeight, text: passage.text, start: reading.start }, () => ({
      ...base(field, passage),
      start: reading.start,
      end: reading.end,
      id: `${passage.source}:${reading.entry}:${reading.fault ?? reading.pole}`,
      entry: reading.entry,
      ...noReading,
      switch: reading.switch,
      fault: reading.fault,
      e,
      fullWeight,
      pole: reading.pole,
      concept: reading.concept,
      ...(dropped === undefined ? {} : { dropped }),
      ...(denies === null ? {} : { denies }),
    }))
  }
}

function offerTags(field: Field, tags: readonly FoundTag[], lines: StrongestLines): void {
  const fullWeight = weightsOf(field.id).each
  const latestText = new Map<TextTag, number>()
  for (const { tag, text, start, end } of tags) {
    if (latestText.get(tag) === text) continue
    latestText.set(tag, text)
    const passage = field.passages[text] as Passage
    lines.offer({ e: 0, fullWeight, text: passage.text, start }, () => ({
      ...base(field, passage),
      start,
      end,
      id: `${passage.source}:${tag}`,
      entry: `tag.${tag}`,
      ...noReading,
      fullWeight,
      tag,
    }))
  }
}

function offerWholeTexts(field: Field, lines: StrongestLines, passages = field.passages): void {
  for (const passage of passages) {
    const { text } = passage
    lines.offer({ e: 0, fullWeight: 0, text, start: 0 }, () =>
      wordsLine(field, passage, trimRange(text, { start: 0, end: text.length }), 'words'),
    )
  }
}

function isQuotedWhole({ id, kind, unread }: Field, hasReadings: boolean): boolean {
  if (unread === 'care' || unread === 'injection') return false
  // What is finished stands beside what is postponed, whatever is read in it.
  if (id === 'A2' || id === 'A6' || id === 'A10') return true
  if (id === 'P5' || id === 'P6' || id === 'P7') return unread === null
  return kind === 'words' && !hasReadings
}

/** What rubs is hard for her: "letting go of a text" among it sends nothing. */
const isHardForHer = ({ id, passages }: Field, { text, start, pole, switch: on }: TextReading): boolean =>
  id === 'P4' && on !== null && pole === 'left' && start === 0 && /^\w+ing\b/.test(passages[text]?.text ?? '')

/** `fields`: all of the sheet. */
export function textLines(field: Field, fields: readonly Field[]): StrongestLines {
  const lines = new StrongestLines()
  let hasReadings = false
  if (field.unread === null) {
    const { readings, tags } = readText(field.tokens, voiceOf[field.id], (tag) =>
      fieldsOfTag[tag].includes(field.id),
    )
    const weighed = weighReadings(
      field.id,
      readings.filter((reading) => !isHardForHer(field, reading)),
    )
    hasReadings = tags.length > 0 || weighed.some(({ dropped }) => dropped === undefined)
    offerReadings(field, weighed, lines)
    offerTags(field, tags, lines)
  }
  if (isQuotedWhole(field, hasReadings)) offerWholeTexts(field, lines)
  if ((field.id === 'P3' || field.id === 'P4') && field.unread === null)
    offerWholeTexts(field, lines, tellingItems(field, fields))
  return lines
}
