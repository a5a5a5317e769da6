import type { MapInputs, PictureMeasure } from '../inputs.ts'
import { cappedLists, cappedTexts } from './caps.ts'
import { choiceLines } from './choice-lines.ts'
import type { Field } from './fields.ts'
import { byPlace, byStrength, type Line } from './line.ts'
import { pictureLines } from './picture-lines.ts'
import { withQuote } from './quotes.ts'
import { quoteLines, textLines } from './text-lines.ts'

export const maxLines = 400

/** Takes fields by turns, so that a list of thousands does not push the others out. */
function kept(lines: readonly Line[]): Line[] {
  const fields = [...Map.groupBy(lines, (line) => line.field).values()].map((group) =>
    group.toSorted(byStrength),
  )
  const turns = fields.flatMap((group) => group.map((line, turn) => ({ line, turn })))
  return turns
    .sort((a, b) => a.turn - b.turn || byPlace(a.line, b.line))
    .slice(0, maxLines)
    .map(({ line }) => line)
}

function isQuoted(field: Field, lines: readonly Line[]): boolean {
  if (field.id === 'A6' || field.id === 'A10') return true
  if (field.id === 'P6') return field.unread === null
  return field.kind === 'words' && lines.length === 0
}

/** In the order of their places; at most 400. */
export function collectLines(
  inputs: MapInputs,
  fields: readonly Field[],
  pictures: readonly PictureMeasure[],
): { lines: Line[]; capped: boolean } {
  const texts = fields.flatMap((field) => {
    const lines = textLines(field)
    return isQuoted(field, lines) ? [...lines, ...quoteLines(field)] : lines
  })
  const lines = [...choiceLines(inputs), ...cappedTexts(texts), ...pictureLines(pictures)]
  const most = lines.length > maxLines ? kept(lines) : lines
  // After the cut: a list cut to the sheet's length still adds what it may.
  return { lines: cappedLists(most).map(withQuote).sort(byPlace), capped: most.length < lines.length }
}
