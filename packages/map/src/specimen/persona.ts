import { type Profile, profileFields } from '@wiring/session/profile'
import type { MapInputs, PictureMeasure } from '../inputs.ts'
import type { CircuitId } from '../switches.ts'

type PersonaGroup =
  | 'specimen'
  | 'circuit'
  | 'contradiction'
  | 'sparse'
  | 'language'
  | 'hostile'
  | 'flattering'
  | 'care'
  | 'oscillator'

export interface Persona {
  id: string
  group: PersonaGroup
  circuit: CircuitId
  /** All rules that match, printed or not. */
  crossed: readonly number[]
  inputs: MapInputs
  pictures: PictureMeasure[]
}

type List = string | readonly string[]

export interface PersonInput {
  name: string
  /** `ADDCA` for A1, A3, A5, A7 and A9. */
  choices: string
  /** A2, A4, A6, A8 and A10. */
  texts: readonly [string, string, string, string, string]
  /** P1 to P7; ` | ` separates the items of a list. */
  profile?: readonly [string, List, List, List, string, List, string]
}

interface PersonaInput extends PersonInput, Omit<Persona, 'inputs' | 'pictures'> {
  pictures?: PictureMeasure[]
}

const profileOf = (values: PersonInput['profile']): Profile =>
  Object.fromEntries(
    profileFields.map(({ name, kind }, index) => {
      const value = values?.[index] ?? (kind === 'list' ? [] : '')
      return [name, kind === 'list' && typeof value === 'string' ? value.split(' | ') : value]
    }),
  ) as unknown as Profile

export function personInputs({ name, choices, texts, profile }: PersonInput): MapInputs {
  const answers = [...choices].flatMap((letter, index): [string, number | string][] => [
    [String(2 * index), 'ABCD'.indexOf(letter)],
    [String(2 * index + 1), texts[index] ?? ''],
  ])
  return {
    survey_version: '2027-01',
    survey_data: Object.fromEntries(answers),
    json_profile: profileOf(profile),
    name,
    completed_at: '2026-11-22T09:30:00.000Z',
  }
}

export const persona = ({ id, group, circuit, crossed, pictures = [], ...given }: PersonaInput): Persona => ({
  id,
  group,
  circuit,
  crossed,
  inputs: personInputs(given),
  pictures,
})
