import type { MapInputs, PictureMeasure } from '../inputs.ts'
import { cappedLists } from './caps.ts'
import { choiceLines } from './choice-lines.ts'
import type { Field } from './fields.ts'
import { byPlace, byStrength, type Line } from './line.ts'
import { pictureLines } from './picture-lines.ts'
import { withQuote } from './quotes.ts'
import { maxLines } from './strongest-lines.ts'
import { textLines } from './text-lines.ts'

/** Fields take turns: a long list must not push others out. */
function byTurns(fields: readonly (readonly Line[])[]): Line[] {
  const lines: Line[] = []
  for (let turn = 0; lines.length < maxLines; turn++) {
    const next = fields.flatMap((field) => field[turn] ?? [])
    lines.push(...next.sort(byPlace))
  }
  return lines.slice(0, maxLines)
}

/** In the order of their places; at most 400. */
export function collectLines(
  inputs: MapInputs,
  fields: readonly Field[],
  pictures: readonly PictureMeasure[],
): { lines: Line[]; capped: boolean } {
  const texts = fields.map(textLines)
  const others = [...choiceLines(inputs), ...pictureLines(pictures)]
  const capped = texts.reduce((total, { count }) => total + count, others.length) > maxLines
  const groups = [
    ...texts.map((lines) => lines.sorted()),
    ...[...Map.groupBy(others, ({ field }) => field).values()].map((lines) => lines.toSorted(byStrength)),
  ]
  const most = capped ? byTurns(groups) : groups.flat()
  // After the cut: a shortened list still adds what it may.
  return { lines: cappedLists(most).map(withQuote).sort(byPlace), capped }
}
