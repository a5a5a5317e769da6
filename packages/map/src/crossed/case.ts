import type { Field } from '../evidence/fields.ts'
import { byPlace, byStrength, counted, type Line, sum } from '../evidence/line.ts'
import type { PictureMeasure } from '../inputs.ts'
import type { TextTag } from '../lexicon/tags.ts'
import type { Friction, Slot, SwitchReading } from '../snapshot.ts'
import type { ChoiceMeaning } from '../surveys/choice.ts'
import type { FaultId, SwitchId } from '../switches.ts'

export interface Case {
  lines: readonly Line[]
  fields: readonly Field[]
  switches: readonly SwitchReading[]
  friction: readonly Friction[]
  pictures: readonly PictureMeasure[]
}

type Pole = 'left' | 'right'

export function chosen({ lines }: Case, meaning: ChoiceMeaning, on?: SwitchId): Line | undefined {
  const meant = lines.filter(({ means }) => means.includes(meaning))
  return meant.find((line) => line.switch === on) ?? meant[0]
}

export const poleLines = ({ lines }: Case, id: SwitchId, pole: Pole, from: readonly string[]): Line[] =>
  lines
    .filter((line) => line.switch === id && line.pole === pole && counted(line) && from.includes(line.field))
    .toSorted(byStrength)

/** The same with wishes: a claim need not be a fact. */
export const claimedLines = ({ lines }: Case, id: SwitchId, pole: Pole, from: readonly string[]): Line[] =>
  lines
    .filter(
      (line) =>
        line.switch === id &&
        line.pole === pole &&
        from.includes(line.field) &&
        (counted(line) || line.dropped === 'not-a-fact'),
    )
    .toSorted(byStrength)

export const faultLines = ({ lines }: Case, id: FaultId, from?: readonly string[]): Line[] =>
  lines
    .filter((line) => line.fault === id && counted(line) && (from === undefined || from.includes(line.field)))
    .toSorted(byStrength)

export const tagLine = ({ lines }: Case, field: string, tag: TextTag): Line | undefined =>
  lines.filter((line) => line.field === field && line.tag === tag).toSorted(byStrength)[0]

export function firstOf({ lines }: Case, field: string): Line | undefined {
  const own = lines.filter((line) => line.field === field)
  const rank = (line: Line) => (line.dropped !== undefined ? 2 : line.entry === 'words' ? 1 : 0)
  return own.toSorted((a, b) => rank(a) - rank(b) || byPlace(a, b))[0]
}

export const wordsOfField = ({ lines }: Case, field: string): Line | undefined =>
  lines.find((line) => line.field === field && line.entry === 'words')

export const weightOf = (lines: readonly Line[]): number =>
  sum(lines.map((line) => (counted(line) ? Math.abs(line.e) : line.nominal)))

export const isOn = ({ switches }: Case, id: SwitchId, pole: Pole): boolean =>
  switches.some(
    (each) =>
      each.id === id &&
      (each.state === 'set' || each.state === 'leans') &&
      (pole === 'left' ? each.z < 0 : each.z > 0),
  )

export const faultWeight = ({ friction }: Case, id: FaultId): number =>
  friction.find((fault) => fault.id === id)?.weight ?? 0

export const quote = (line: Line): Slot => ({
  kind: 'quote',
  evidence: line.id,
  source: line.source,
  text: line.quote ?? '',
})

export const refs = (...lines: Line[]): Slot => ({
  kind: 'refs',
  sources: [...new Set(lines.map(({ source }) => source))],
})
