import type { Field } from './fields.ts'
import type { Line } from './line.ts'
import { trimRange } from './sentence-range.ts'
import { wordsLine } from './text-lines.ts'

const sentenceEnd = /(?<!\.|\b(?:Mrs?|Ms|Dr|St|Prof|Fr|vs|approx))(?!\.{2,}\s+\p{Ll})[.!?;]+(?=\s|$)|\n/u

export const postponed = 'postponed'

/** What is put off stands in the first sentence, what is done instead after it. */
export function postponedLines(fields: readonly Field[]): Line[] {
  const field = fields.find(({ id }) => id === 'A4')
  const [passage] = field?.passages ?? []
  if (field === undefined || passage === undefined || field.unread !== null) return []
  const { text } = passage
  const end = sentenceEnd.exec(text)?.index ?? text.length
  const range = trimRange(text, { start: 0, end })
  if (range.end <= range.start) return []
  return [wordsLine(field, passage, range, postponed)]
}

/** What she puts off is not what she does, so it moves no switch. Of a single sentence nobody knows. */
export function withoutPostponed(lines: readonly Line[]): Line[] {
  const first = lines.find(({ entry }) => entry === postponed)
  if (first === undefined || first.text.slice(first.end).replace(/[\s.!?;]/g, '') === '') return [...lines]
  return lines.map((line) =>
    line.field === first.field && line.switch !== null && line.end <= first.end
      ? { ...line, e: 0, dropped: 'not-a-fact', denies: undefined }
      : line,
  )
}
