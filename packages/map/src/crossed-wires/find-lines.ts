import type { Field } from '../evidence/fields.ts'
import { byStrength, isCounted, type Line, sum } from '../evidence/line.ts'
import { postponed } from '../evidence/postponed-lines.ts'
import type { PictureMeasure } from '../inputs.ts'
import type { TextTag } from '../lexicon/tags.ts'
import { saysHabit } from '../reading/says-habit.ts'
import type { Fault, SwitchReading } from '../snapshot.ts'
import type { ChoiceMeaning } from '../surveys/choice.ts'
import type { FaultId, SwitchId } from '../switches.ts'
import { saysNothing } from './says-nothing.ts'

export interface ScoredInputs {
  lines: readonly Line[]
  fields: readonly Field[]
  switches: readonly SwitchReading[]
  friction: readonly Fault[]
  pictures: readonly PictureMeasure[]
}

type Side = 'left' | 'right'

export function choiceLine({ lines }: ScoredInputs, meaning: ChoiceMeaning, on?: SwitchId): Line | undefined {
  const meant = lines.filter(({ means }) => means.includes(meaning))
  return meant.find((line) => line.switch === on) ?? meant[0]
}

export const poleLines = (
  { lines }: ScoredInputs,
  id: SwitchId,
  pole: Side,
  fields: readonly string[],
  isIncluded = isCounted,
): Line[] =>
  lines
    .filter(
      (line) => line.switch === id && line.pole === pole && fields.includes(line.field) && isIncluded(line),
    )
    .toSorted(byStrength)

export const isCountedOrWish = (line: Line): boolean => isCounted(line) || line.dropped === 'not-a-fact'

export const faultLines = ({ lines }: ScoredInputs, id: FaultId, fields?: readonly string[]): Line[] =>
  lines
    .filter((line) => line.fault === id && isCounted(line) && (fields?.includes(line.field) ?? true))
    .toSorted(byStrength)

export const tagLines = ({ lines }: ScoredInputs, field: string, tag: TextTag): Line[] =>
  lines.filter((line) => line.field === field && line.tag === tag).toSorted(byStrength)

export const tagLine = (scored: ScoredInputs, field: string, tag: TextTag): Line | undefined =>
  tagLines(scored, field, tag)[0]

export const postponedLine = ({ lines }: ScoredInputs): Line | undefined =>
  lines.find(({ entry }) => entry === postponed)

/** Fewer words name a thing, and not what ended it. Chosen by eye on the judged people's answers. */
const leastFinished = 6

/** Her answer to A2, where it stands whole in a quote. */
export function finishedLine(scored: Pick<ScoredInputs, 'lines' | 'fields'>): Line | undefined {
  const line = wholeTextLine(scored, 'A2')
  const isRead = scored.fields.some(({ id, unread }) => id === 'A2' && unread === null)
  const quote = line?.quote ?? ''
  const isWhole = !quote.endsWith('…') && quote.split(/\s+/).length >= leastFinished
  return isRead && isWhole && !saysNothing(quote) ? line : undefined
}

export const wholeTextLine = ({ lines }: Pick<ScoredInputs, 'lines'>, field: string): Line | undefined =>
  lines.find((line) => line.field === field && line.entry === 'words')

/** Her answer to A6, where it was read and is a habit that she has. */
export function habitLine(scored: Pick<ScoredInputs, 'lines' | 'fields'>): Line | undefined {
  const field = scored.fields.find(({ id }) => id === 'A6')
  if (field?.unread !== null || !saysHabit(field.tokens)) return undefined
  const line = wholeTextLine(scored, 'A6')
  return line === undefined || saysNothing(line.text) ? undefined : line
}

/** Her answer to A10, which is the condition for it to run: as she wrote it. */
export function wishLine(scored: Pick<ScoredInputs, 'lines'>): Line | undefined {
  const wish = wholeTextLine(scored, 'A10')
  return wish === undefined || saysNothing(wish.text) ? undefined : wish
}

/** The rule that she never wrote, read or, in another language, as she wrote it. */
export function ruleLine(scored: Pick<ScoredInputs, 'lines' | 'fields'>): Line | undefined {
  const habit = habitLine(scored)
  if (habit !== undefined) return habit
  const isForeign = scored.fields.some(({ id, unread }) => id === 'A6' && unread === 'language')
  const line = isForeign ? wholeTextLine(scored, 'A6') : undefined
  return line === undefined || saysNothing(line.text) ? undefined : line
}

export const systemLines = ({ lines }: Pick<ScoredInputs, 'lines'>): Line[] =>
  lines.filter(({ field, entry }) => field === 'P6' && entry === 'words')

/** The choice of the rule that asks which could close; only that rule moves in bench/tables.txt. */
export const manySystems = 5

/** One reading of a profile's text or of an own answer (field-mask.ts). Rules of bench/tables.txt move. */
export const [oneOfProfile, oneOfAnswer] = [0.3, 0.5]

export const weightOf = (lines: readonly Line[]): number =>
  sum(lines.map((line) => (isCounted(line) ? Math.abs(line.e) : line.fullWeight)))

export const faultWeight = ({ friction }: ScoredInputs, id: FaultId): number =>
  friction.find((fault) => fault.id === id)?.weight ?? 0
