import type { MapInputs, PictureMeasure } from '../../src/inputs.ts'
import { type PersonInput, personInputs } from '../../src/specimen/persona.ts'

/** `GATE left`, `fault CC`, `crossed 25` or `experiment CC-4`. */
export type Finding = `${string} ${string}`

export interface JudgedPerson {
  id: string
  inputs: MapInputs
  pictures: PictureMeasure[]
  /** What a map of this person has to say. */
  right: readonly Finding[]
  /** What it must not say; the rest is acceptable. */
  wrong: readonly Finding[]
  /** The strongest things that the person handed in, each a piece of a field. */
  best: readonly string[]
}

interface JudgedInput extends PersonInput, Pick<JudgedPerson, 'id' | 'right' | 'wrong'> {
  pictures?: PictureMeasure[]
  survey?: string
  best?: readonly string[]
}

export const judgedPerson = ({
  id,
  right,
  wrong,
  survey = '2027-01',
  pictures = [],
  best = [],
  ...given
}: JudgedInput): JudgedPerson => ({
  id,
  inputs: { ...personInputs(given), survey_version: survey },
  pictures,
  right,
  wrong,
  best,
})
