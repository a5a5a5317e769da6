import { capitalize, numberWord, plural } from '../english.ts'
import { byStrength, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, type ThrownSwitch } from '../score/score-switches.ts'
import { quoteSlot } from '../slots.ts'
import type { Slot, SwitchReading } from '../snapshot.ts'
import { type Pole, switchById } from '../switches.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { claim, frame, note, type UnnumberedSentence } from './sentence-kinds.ts'
import { bothTemplates, chooseTemplate, middleTemplates, poleTemplates } from './switch-templates.ts'

const kindNames = { choice: 'choices', words: 'your own words', profile: 'your profile' }

const kindsOf = (lines: readonly Line[]): string[] =>
  Object.entries(kindNames)
    .filter(([kind]) => lines.some((line) => line.kind === kind))
    .map(([, name]) => name)

function withQuotes(template: string, lines: readonly Line[]): { text: string; slots: Slot[] } {
  const strongest = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).toSorted(byStrength)[0]
  const own = [strongest('choice'), strongest('words')].filter((line) => line !== undefined)
  const ai = strongest('profile')
  const quoted = own.length === 0 && ai !== undefined ? [ai] : own
  const text = template.replace('{q}', quoted.map((_, index) => `{${index}}`).join(', '))
  if (ai === undefined) return { text, slots: quoted.map(quoteSlot) }
  if (own.length === 0) return { text: text.replace(/\.$/, ', says your AI.'), slots: quoted.map(quoteSlot) }
  return { text: `${text} Your AI: {${own.length}}.`, slots: [...own, ai].map(quoteSlot) }
}

function strengthText(name: string, { strength }: SwitchReading, lines: readonly Line[]): string {
  const kinds = kindsOf(lines)
  const from =
    kinds.length === 1 ? `only from ${kinds[0]}` : `from ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
  return `${name}: ${strength}, ${plural(lines.length, 'line')}, ${from}.`
}

function counterText(pole: Pole, lines: readonly Line[]): string {
  const towards = pole.toLowerCase()
  return lines.length === 1
    ? `One line towards ${towards}: {0}.`
    : `${capitalize(numberWord(lines.length))} lines towards ${towards}, one of them: {0}.`
}

function thrownSentences(analysis: Analysis, reading: ThrownSwitch): UnnumberedSentence[] {
  const { left, right, stage: section, id } = switchById(reading.id)
  const pole = poleOf(reading)
  const [name, opposite] = pole === 'left' ? [left, right] : [right, left]
  const lines = linesOf(analysis, reading[pole])
  const against = linesOf(analysis, reading[pole === 'left' ? 'right' : 'left']).sort(byStrength)
  const all = [...lines, ...against]
  if (all.length === 0) return []
  const rule = `switch.${id}`
  const [strongest] = against
  return [
    ...claim({ section, rule, ...withQuotes(chooseTemplate(poleTemplates[name], reading), lines) }, all),
    frame({ section, rule: `${rule}.strength`, text: strengthText(name, reading, all) }, all),
    ...(strongest === undefined
      ? []
      : claim(
          {
            section,
            rule: `${rule}.counter`,
            text: counterText(opposite, against),
            slots: [quoteSlot(strongest)],
          },
          [...against, ...lines],
        )),
  ]
}

function undecidedSentences(analysis: Analysis, reading: SwitchReading): UnnumberedSentence[] {
  const { left, right, stage: section, id } = switchById(reading.id)
  const all = linesOf(analysis, [...reading.left, ...reading.right])
  if (all.length === 0) return []
  const slots = [reading.left, reading.right].flatMap((ids) => {
    const [strongest] = linesOf(analysis, ids).sort(byStrength)
    return strongest === undefined ? [] : [quoteSlot(strongest)]
  })
  const templates = reading.state === 'both' ? bothTemplates : middleTemplates
  const quotes = slots.map((_, index) => `{${index}}`).join(' against ')
  const text = chooseTemplate(templates, reading).replace('{q}', quotes)
  const name = `${left} and ${right}`
  const rule = `switch.${id}.${reading.state}`
  return [
    ...claim({ section, rule, text: `${name}. ${text}`, slots }, all),
    frame({ section, rule: `${rule}.strength`, text: strengthText(name, reading, all) }, all),
  ]
}

function noReadingSentence(analysis: Analysis, reading: SwitchReading, number: number): UnnumberedSentence {
  const { left, right, id } = switchById(reading.id)
  const lines = linesOf(analysis, [...reading.left, ...reading.right])
  const towards = (ids: readonly string[], pole: Pole) =>
    `${numberWord(ids.length)} towards ${pole.toLowerCase()}`
  const ways =
    reading.left.length > 0 && reading.right.length > 0
      ? `, ${towards(reading.left, left)} and ${towards(reading.right, right)}`
      : ''
  const kind = lines[0]?.kind
  const from = kind === undefined || kind === 'measure' ? '' : `, from ${kindNames[kind]}`
  const text = `S${number} ${left} / ${right}: ${plural(lines.length, 'line')}${ways}${from}. Left open.`
  return note({ section: 'no-signal', rule: `switch.${id}.none`, text }, lines)
}

export function switchSentences(analysis: Analysis): UnnumberedSentence[] {
  return analysis.switches.flatMap((reading, index) => {
    if (reading.state === 'none') return [noReadingSentence(analysis, reading, index + 1)]
    return isThrown(reading) ? thrownSentences(analysis, reading) : undecidedSentences(analysis, reading)
  })
}
