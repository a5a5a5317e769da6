import { quote } from '../crossed/case.ts'
import { byStrength, type Line } from '../evidence/line.ts'
import { isThrown, poleOf } from '../score/score-switches.ts'
import type { Slot, SwitchReading } from '../snapshot.ts'
import { type Pole, switches } from '../switches.ts'
import { counted, numberWord } from './number-word.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { bothFrames, middleFrames, poleFrames } from './switch-frames.ts'
import { variantOf } from './variant.ts'
import { claim, frame, isNonEmpty, note, type Written } from './write.ts'

const kindNames: Partial<Record<Line['kind'], string>> = {
  choice: 'choices',
  words: 'your own words',
  profile: 'your profile',
}

/** The variant depends on the reading, not on the person. */
const readingKey = ({ id, state, strength, z }: SwitchReading): string =>
  `${id} ${state} ${strength} ${z.toFixed(1)}`

function voices(lines: readonly Line[]): { own: Line[]; ai: Line | undefined } {
  const strongest = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).toSorted(byStrength)[0]
  const own = [strongest('choice'), strongest('words')].filter((line) => line !== undefined)
  return { own, ai: strongest('profile') }
}

/** Fills `{q}` with the quotes, own ones first. */
function quoted(template: string, lines: readonly Line[]): { text: string; slots: Slot[] } {
  const { own, ai } = voices(lines)
  const spoken = own.length > 0 ? own : ai === undefined ? [] : [ai]
  const marks = spoken.map((_, index) => `{${index}}`).join(', ')
  const text = template.replace('{q}', marks)
  if (ai === undefined) return { text, slots: spoken.map(quote) }
  if (own.length === 0) return { text: text.replace(/\.$/, ', says your AI.'), slots: spoken.map(quote) }
  return { text: `${text} Your AI: {${own.length}}.`, slots: [...own, ai].map(quote) }
}

function strengthText(pole: string, { strength }: SwitchReading, lines: readonly Line[]): string {
  const read = new Set(lines.map(({ kind }) => kind))
  const kinds = (['choice', 'words', 'profile'] as const)
    .filter((kind) => read.has(kind))
    .map((kind) => kindNames[kind])
  const from =
    kinds.length === 1 ? `only from ${kinds[0]}` : `from ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
  return `${pole}: ${strength}, ${counted(lines.length, 'line')}, ${from}.`
}

function counterText(pole: Pole, lines: readonly Line[]): string {
  const towards = pole.toLowerCase()
  return lines.length === 1
    ? `One line towards ${towards}: {0}.`
    : `${numberWord(lines.length, true)} lines towards ${towards}, one of them: {0}.`
}

function thrownSentences(sheet: Sheet, reading: SwitchReading): Written[] {
  const { left, right, stage: section, id } = placeOf(reading)
  const pole = poleOf(reading)
  const [name, opposite] = pole === 'left' ? [left, right] : [right, left]
  const lines = linesOf(sheet, reading[pole])
  const against = linesOf(sheet, reading[pole === 'left' ? 'right' : 'left']).sort(byStrength)
  const all = [...lines, ...against]
  if (!isNonEmpty(all)) return []
  const rule = `switch.${id}`
  const sentences = [
    claim({ section, rule, ...quoted(variantOf(poleFrames[name], readingKey(reading)), lines) }, all),
    frame({ section, rule: `${rule}.strength`, text: strengthText(name, reading, all) }, all),
  ]
  const [strongest] = against
  if (strongest === undefined) return sentences
  const counter = {
    section,
    rule: `${rule}.counter`,
    text: counterText(opposite, against),
    slots: [quote(strongest)],
  }
  return [...sentences, claim(counter, [strongest, ...against, ...lines])]
}

function undecidedSentences(sheet: Sheet, reading: SwitchReading): Written[] {
  const { left, right, stage: section, id } = placeOf(reading)
  const sides = [linesOf(sheet, reading.left), linesOf(sheet, reading.right)].map(
    (lines) => lines.sort(byStrength)[0],
  )
  const all = linesOf(sheet, [...reading.left, ...reading.right])
  const slots = sides.filter((line) => line !== undefined).map(quote)
  if (!isNonEmpty(all)) return []
  const frames = reading.state === 'both' ? bothFrames : middleFrames
  const text = variantOf(frames, readingKey(reading)).replace(
    '{q}',
    slots.map((_, at) => `{${at}}`).join(' against '),
  )
  const rule = `switch.${id}.${reading.state}`
  return [
    claim({ section, rule, text: `${left} and ${right}. ${text}`, slots }, all),
    frame(
      { section, rule: `${rule}.strength`, text: strengthText(`${left} and ${right}`, reading, all) },
      all,
    ),
  ]
}

function silentSentence(sheet: Sheet, reading: SwitchReading, number: number): Written {
  const { left, right, id } = placeOf(reading)
  const lines = linesOf(sheet, [...reading.left, ...reading.right])
  const ways =
    reading.left.length > 0 && reading.right.length > 0
      ? `, ${numberWord(reading.left.length)} towards ${left.toLowerCase()} and ${numberWord(reading.right.length)} towards ${right.toLowerCase()}`
      : ''
  const [kind] = [...new Set(lines.map((line) => line.kind))]
  const from = kind === undefined ? '' : `, from ${kindNames[kind]}`
  const text = `S${number} ${left} / ${right}: ${counted(lines.length, 'line')}${ways}${from}. Left open.`
  return note({ section: 'no-signal', rule: `switch.${id}.none`, text }, lines)
}

const placeOf = ({ id }: SwitchReading) => switches.find((each) => each.id === id) ?? switches[0]

export function switchSentences(sheet: Sheet): Written[] {
  return sheet.switches.flatMap((reading, index) => {
    if (reading.state === 'none') return [silentSentence(sheet, reading, index + 1)]
    return isThrown(reading) ? thrownSentences(sheet, reading) : undecidedSentences(sheet, reading)
  })
}
