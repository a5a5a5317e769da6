import type { MapInputs, PictureMeasure } from '../inputs.ts'
import { withQuotes } from './add-quote.ts'
import { choiceLines } from './choice-lines.ts'
import { withoutDeniedClicks } from './denied-clicks.ts'
import type { Field } from './fields.ts'
import { byPosition, byStrength, type Line } from './line.ts'
import { withoutNarrowHalves } from './narrow-halves.ts'
import { pictureLines } from './picture-lines.ts'
import { postponedLines, withoutPostponed } from './postponed-lines.ts'
import { maxLines } from './strongest-lines.ts'
import { takenBackLine, withoutTakenBack } from './taken-back.ts'
import { textLines } from './text-lines.ts'
import { capLists } from './weigh-readings.ts'
import { withWholeAnswers } from './whole-answers.ts'

/** So that a long list does not push other fields out. */
function takeTurns(fields: readonly (readonly Line[])[]): Line[] {
  const lines: Line[] = []
  for (let turn = 0; lines.length < maxLines; turn++) {
    const next = fields.flatMap((field) => field[turn] ?? [])
    lines.push(...next.sort(byPosition))
  }
  return lines.slice(0, maxLines)
}

export function collectLines(
  inputs: MapInputs,
  fields: readonly Field[],
  pictures: readonly PictureMeasure[],
): { lines: Line[]; capped: boolean } {
  const texts = fields.map((field) => textLines(field, fields))
  const taken = takenBackLine(fields)
  const others = [
    ...choiceLines(inputs),
    ...postponedLines(fields),
    ...(taken === undefined ? [] : [taken]),
    ...pictureLines(pictures),
  ]
  const capped = texts.reduce((total, { count }) => total + count, others.length) > maxLines
  const groups = [
    ...texts.map((lines) => lines.sorted()),
    ...[...Map.groupBy(others, ({ field }) => field).values()].map((lines) => lines.toSorted(byStrength)),
  ]
  const kept = capped ? takeTurns(groups) : groups.flat()
  const read = withQuotes(withoutTakenBack(capLists(withoutPostponed(kept))))
  const lines = withoutNarrowHalves(withoutDeniedClicks(read))
  return { lines: withWholeAnswers(lines.sort(byPosition)), capped }
}
