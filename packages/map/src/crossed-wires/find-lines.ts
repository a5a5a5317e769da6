import type { Field } from '../evidence/fields.ts'
import { byPosition, byStrength, isCounted, type Line, sum } from '../evidence/line.ts'
import type { PictureMeasure } from '../inputs.ts'
import type { TextTag } from '../lexicon/tags.ts'
import type { Fault, SwitchReading } from '../snapshot.ts'
import type { ChoiceMeaning } from '../surveys/choice.ts'
import type { FaultId, SwitchId } from '../switches.ts'

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

export const tagLine = ({ lines }: ScoredInputs, field: string, tag: TextTag): Line | undefined =>
  lines.filter((line) => line.field === field && line.tag === tag).toSorted(byStrength)[0]

export function firstLine({ lines }: ScoredInputs, field: string): Line | undefined {
  const rank = (line: Line) => (line.dropped !== undefined ? 2 : line.entry === 'words' ? 1 : 0)
  return lines
    .filter((line) => line.field === field)
    .toSorted((a, b) => rank(a) - rank(b) || byPosition(a, b))[0]
}

export const wholeTextLine = ({ lines }: ScoredInputs, field: string): Line | undefined =>
  lines.find((line) => line.field === field && line.entry === 'words')

export const systemLines = ({ lines }: Pick<ScoredInputs, 'lines'>): Line[] =>
  lines.filter(({ field, entry }) => field === 'P6' && entry === 'words')

export const manySystems = 5

export const weightOf = (lines: readonly Line[]): number =>
  sum(lines.map((line) => (isCounted(line) ? Math.abs(line.e) : line.fullWeight)))

export const isThrownTo = ({ switches }: ScoredInputs, id: SwitchId, pole: Side): boolean =>
  switches.some(
    (each) =>
      each.id === id &&
      (each.state === 'set' || each.state === 'leans') &&
      (pole === 'left' ? each.z < 0 : each.z > 0),
  )

export const faultWeight = ({ friction }: ScoredInputs, id: FaultId): number =>
  friction.find((fault) => fault.id === id)?.weight ?? 0
