import { quote } from '../crossed/case.ts'
import { byStrength } from '../evidence/line.ts'
import { isThrown, poleOf } from '../score/score-switches.ts'
import { switches } from '../switches.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { claim, isNonEmpty, type Written } from './write.ts'

const readable = (sheet: Sheet, kind: 'words' | 'profile') =>
  sheet.fields.some((field) => field.kind === kind && field.unread === null && field.passages.length > 0)

export function oneSideSentences(sheet: Sheet): Written[] {
  if (!readable(sheet, 'profile')) return []
  return sheet.switches.filter(isThrown).flatMap((reading) => {
    const lines = linesOf(sheet, [...reading.left, ...reading.right])
    const kinds = new Set(lines.map(({ kind }) => kind))
    const pole = switches.find(({ id }) => id === reading.id)?.[poleOf(reading)].toLowerCase()
    const strongest = linesOf(sheet, reading[poleOf(reading)]).toSorted(byStrength)
    const spoken = strongest.find(({ kind }) => kind === 'words') ?? strongest[0]
    const you = kinds.has('choice') && kinds.has('words') && !kinds.has('profile') && reading.state === 'set'
    const ai = kinds.size === 1 && kinds.has('profile')
    if (!isNonEmpty(lines) || spoken === undefined || (!you && !ai)) return []
    const who = you ? 'You, not your AI' : 'Your AI, not you'
    const given = { rule: `one-side.${reading.id}`, text: `${who}: ${pole}, {0}.`, slots: [quote(spoken)] }
    return [claim({ section: 'one-side', ...given }, lines)]
  })
}
