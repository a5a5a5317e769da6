import { loneLines, printedLines } from '../circuits/read-switches.ts'
import { disputedClicks } from '../crossed-wires/disputed-clicks.ts'
import { wholeTextLine } from '../crossed-wires/find-lines.ts'
import { capitalize, numberWord } from '../english.ts'
import { byStrength, type Line } from '../evidence/line.ts'
import { isThrown, poleOf, type ThrownSwitch } from '../score/score-switches.ts'
import { quoteSlot, refsSlot } from '../slots.ts'
import type { Slot, SwitchReading } from '../snapshot.ts'
import { asHerWord, askedAndChosen } from '../surveys/option-sentences.ts'
import { type Pole, switchById } from '../switches.ts'
import type { Analysis } from './analysis.ts'
import { askedOf } from './asked-of.ts'
import { noSignalSentences } from './no-signal.ts'
import { isSeenByOneSide } from './one-side.ts'
import { claim, frame, quotesOf, type UnnumberedSentence } from './sentence-kinds.ts'
import { poleTemplate } from './switch-templates.ts'

interface Told {
  text: string
  slots: Slot[]
}

/** What the lines of one pole say: options in their own sentences, texts as quotes. */
function tell(
  pole: Pole,
  reading: SwitchReading,
  lines: readonly Line[],
  isTold: (line: Line) => boolean = () => false,
): Told {
  const strongest = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).toSorted(byStrength)[0]
  const isQuoted = ({ says }: Line) => Number(says?.includes('{q}') ?? false)
  const choices = lines
    .filter((line) => line.kind === 'choice' && line.says !== null && !isTold(line))
    .toSorted((a, b) => isQuoted(b) - isQuoted(a) || byStrength(a, b))
  const [words, ai] = [strongest('words'), strongest('profile')]
  const slots: Slot[] = []
  const put = (line: Line) => `{${slots.push(quoteSlot(line)) - 1}}`
  const parts = choices.map((line) => asHerWord(line.says ?? '').replace('{q}', () => put(line)))
  const confirmed = strongest('confirmed')
  // Beside a click her words stand as they are; without one it takes two of them to say it.
  const isClicked = parts.length > 0 && confirmed === undefined
  const template = confirmed?.says ?? poleTemplate(pole, reading)
  // What stands beside a click stands under its own question: whether it says the click is hers to see.
  if (words !== undefined)
    parts.push(
      isClicked
        ? `You wrote, of ${askedOf(words)}: ${put(words)}.`
        : template.replace('{q}', () => put(words)),
    )
  else if (ai !== undefined && isClicked) parts.push(`Your AI, of ${askedOf(ai)}: ${put(ai)}.`)
  else if (ai !== undefined)
    parts.push(template.replace('{q}', () => put(ai)).replace(/\.$/, ', says your AI.'))
  const lead = words ?? ai
  const other = lines
    .filter(({ kind, field }) => kind === lead?.kind && field !== lead.field)
    .toSorted(byStrength)[0]
  if (choices.length === 0 && other !== undefined && (words === undefined || ai === undefined))
    parts.push(`And: ${put(other)}.`)
  if (confirmed !== undefined)
    parts.push(
      confirmed.quote === null
        ? `You confirmed it {${slots.push(refsSlot([confirmed])) - 1}}.`
        : `You confirmed it: ${put(confirmed)}.`,
    )
  if (ai !== undefined && words !== undefined) parts.push(`Your AI, of ${askedOf(ai)}: ${put(ai)}.`)
  return { text: parts.join(' '), slots }
}

/** What a sentence of the path says of a switch, on one pole or on both. */
function saidLines({ lines }: Analysis, reading: SwitchReading): Line[] {
  if (reading.state === 'none') return []
  if (isThrown(reading)) return printedLines(lines, reading, poleOf(reading))
  return [...printedLines(lines, reading, 'left'), ...printedLines(lines, reading, 'right')]
}

interface ToldHalf {
  told: Line
  by: Line
}

/** One click is said once: a half that its other half says already is cited there. */
function toldHalves(analysis: Analysis): ToldHalf[] {
  const printed = analysis.switches.flatMap((reading) => saidLines(analysis, reading))
  return printed.flatMap((told) => {
    if (told.kind !== 'choice' || told.says === null || told.says.includes('{q}')) return []
    const by = printed.find(
      ({ kind, source, id }) => kind === 'choice' && source === told.source && id !== told.id,
    )
    return by === undefined ? [] : [{ told, by }]
  })
}

const toldBy = (halves: readonly ToldHalf[], lines: readonly Line[]): Line[] =>
  halves.filter(({ by }) => lines.includes(by)).map(({ told }) => told)

function counterSentences(
  analysis: Analysis,
  reading: ThrownSwitch,
  against: readonly Line[],
): UnnumberedSentence[] {
  const { left, right, stage: section, id } = switchById(reading.id)
  const [strongest] = against
  if (strongest === undefined || isSeenByOneSide(analysis, reading)) return []
  const towards = (poleOf(reading) === 'left' ? right : left).toLowerCase()
  const slots = [quoteSlot(strongest)]
  const rule = `switch.${id}.counter`
  if (strongest.says !== null) {
    const text = `The other way. ${asHerWord(strongest.says).replace('{q}', '{0}')}`
    return claim({ section, rule, text, slots: strongest.says.includes('{q}') ? slots : [] }, against)
  }
  const text =
    against.length === 1
      ? `One line towards ${towards}: {0}.`
      : `${capitalize(numberWord(against.length))} lines towards ${towards}, one of them: {0}.`
  return claim({ section, rule, text, slots }, against)
}

const perSource = (lines: readonly Line[]): Line[] =>
  lines
    .toSorted(byStrength)
    .filter(({ source }, index, sorted) => sorted.findIndex((each) => each.source === source) === index)

function thrownSentences(
  analysis: Analysis,
  reading: ThrownSwitch,
  halves: readonly ToldHalf[],
): UnnumberedSentence[] {
  const { left, right, stage: section, id } = switchById(reading.id)
  const pole = poleOf(reading)
  const lines = printedLines(analysis.lines, reading, pole)
  const against = perSource(printedLines(analysis.lines, reading, pole === 'left' ? 'right' : 'left'))
  const disputed = disputedClicks(analysis)
  const beside = loneLines(analysis.lines, reading).toSorted(byStrength)[0]
  // What nothing but the click says is told as one.
  const isAlone = lines.every(({ kind }) => kind === 'choice')
  const isChosen = (line: Line) =>
    beside !== undefined || disputed.includes(line) || (isAlone && line.says?.includes('{q}') === true)
  const said = lines.map((line) =>
    line.kind === 'choice' && line.says !== null && isChosen(line)
      ? { ...line, says: askedAndChosen[line.field] ?? line.says }
      : line,
  )
  const told = tell(pole === 'left' ? left : right, reading, said, (line) =>
    halves.some((half) => half.told.id === line.id),
  )
  // What she wrote stands whole under its own question.
  if (told.text !== '' && beside?.kind === 'profile') {
    told.text += ` Of ${askedOf(beside)} your AI wrote: {${told.slots.push(quoteSlot(beside)) - 1}}.`
    lines.push(beside)
  }
  return [
    ...(told.text === ''
      ? []
      : claim({ section, rule: `switch.${id}`, ...told }, [...lines, ...toldBy(halves, lines)])),
    ...counterSentences(analysis, reading, against),
  ]
}

function undecidedSentences(
  analysis: Analysis,
  reading: SwitchReading,
  halves: readonly ToldHalf[],
): UnnumberedSentence[] {
  const { left, right, stage: section, id } = switchById(reading.id)
  const sides = [
    printedLines(analysis.lines, reading, 'left'),
    printedLines(analysis.lines, reading, 'right'),
  ] as const
  const [first, second] = [tell(left, reading, sides[0]), tell(right, reading, sides[1])]
  const moved = second.text.replace(
    /\{(\d+)\}/g,
    (_, index: string) => `{${Number(index) + first.slots.length}}`,
  )
  const how = reading.state === 'both' ? 'both are in use' : 'neither outweighs the other'
  const text = `${left} and ${right}, ${how}. ${first.text} ${moved}`
  const slots = [...first.slots, ...second.slots]
  const said = [...sides[0], ...sides[1]]
  const lines = [...said, ...toldBy(halves, said)]
  return claim({ section, rule: `switch.${id}.${reading.state}`, text, slots }, lines)
}

/** What her AI wrote stands under its question; what she wrote does so anyway. */
function singleSentences(analysis: Analysis, reading: SwitchReading): UnnumberedSentence[] {
  const { stage: section, id } = switchById(reading.id)
  const [line] = loneLines(analysis.lines, reading)
    .filter(({ kind }) => kind === 'profile')
    .toSorted(byStrength)
  if (line === undefined) return []
  // Of a rhythm the end tells as much as the beginning.
  const whole = line.field === 'P5' ? wholeTextLine(analysis, 'P5') : undefined
  const told = whole?.quote?.endsWith('…') === false ? whole : line
  const text = `Of ${askedOf(line)} your AI wrote: {0}.`
  return [frame({ section, rule: `switch.${id}.single`, text, slots: [quoteSlot(told)] }, [told])]
}

function sentencesOf(
  analysis: Analysis,
  reading: SwitchReading,
  halves: readonly ToldHalf[],
): UnnumberedSentence[] {
  if (isThrown(reading)) return thrownSentences(analysis, reading, halves)
  return reading.state === 'none'
    ? singleSentences(analysis, reading)
    : undecidedSentences(analysis, reading, halves)
}

/** What one line says of two switches, and no click with it, stands once. */
const isSaidOnce = (
  sentence: UnnumberedSentence,
  index: number,
  all: readonly UnnumberedSentence[],
): boolean => {
  const [quote] = sentence.kind === 'frame' ? quotesOf(sentence) : []
  return (
    quote === undefined ||
    !all.some((other, at) => quotesOf(other).includes(quote) && (other.kind === 'claim' || at < index))
  )
}

/** One line that says two switches is quoted once. */
function withoutSameQuote(
  sentence: UnnumberedSentence,
  index: number,
  all: readonly UnnumberedSentence[],
): UnnumberedSentence {
  const [quote, ...others] = quotesOf(sentence)
  const isQuoted = all.some(
    (other, at) => at < index && other.kind === 'claim' && quotesOf(other).includes(quote ?? ''),
  )
  if (sentence.kind !== 'claim' || quote === undefined || others.length > 0 || !isQuoted) return sentence
  const text = sentence.text
    .replace(/: \{0\}, says your AI\.$/, ', says your AI in the same line.')
    .replace(/^([^:]+): \{0\}\.$/, '$1, in the same words.')
  return text === sentence.text ? sentence : { ...sentence, text, slots: [] }
}

export function switchSentences(analysis: Analysis): UnnumberedSentence[] {
  const halves = toldHalves(analysis)
  const written = analysis.switches.flatMap((reading) => sentencesOf(analysis, reading, halves))
  return [...written.filter(isSaidOnce).map(withoutSameQuote), ...noSignalSentences(analysis)]
}
