import { faultsOf, ownWordFields, switchesOf, type TextField } from '../src/evidence/field-mask.ts'
import type { MapInputs } from '../src/inputs.ts'
import { choiceKeys, choiceTable } from '../src/surveys/choice-table.ts'
import { type FaultId, faultIds, type SwitchId, switches } from '../src/switches.ts'
import { Random } from './random.ts'
import { type Meaning, vocabulary } from './vocabulary.ts'

export const version = '2027-01'
const sentences = vocabulary()

/** Position on each switch, −1 to +1, and the person's fault. */
interface Person {
  tilt: Record<SwitchId, number>
  fault: FaultId
}

/** Share of sentences that a consistent person says from the other pole. */
const slip = 0.15

function born(random: Random): Person {
  const tilt = Object.fromEntries(
    switches.map(({ id }) => [id, (random.next() < 0.5 ? -1 : 1) * (0.3 + 0.7 * random.next())]),
  ) as Person['tilt']
  return { tilt, fault: random.pick(faultIds) ?? 'IO' }
}

/** The option that suits best; where it breaks follows from the fault. */
function chosenBy({ tilt, fault }: Person, key: (typeof choiceKeys)[number]): number {
  const options = choiceTable(version)?.[key] ?? []
  const suits = options.map((choice) => {
    const switched = Object.entries(choice.switches).reduce(
      (total, [id, e]) => total + e * tilt[id as SwitchId],
      0,
    )
    return switched + (key === '6' ? 2 * (choice.friction?.[fault] ?? 0) : 0)
  })
  return suits.indexOf(Math.max(...suits))
}

function said(random: Random, { tilt, fault }: Person, field: TextField, count: number): string[] {
  const meanings: Meaning[] = [
    ...switchesOf[field].map((id): Meaning => {
      const straight = random.next() >= slip
      return `${id} ${tilt[id] < 0 === straight ? 'left' : 'right'}`
    }),
    ...faultsOf[field].filter((id) => id === fault || random.next() < slip),
  ]
  return Array.from({ length: count }, () => {
    const meaning = random.pick(meanings)
    const sentence = meaning === undefined ? undefined : random.pick(sentences.get(meaning) ?? [])
    return sentence ?? 'It was the usual thing in my week.'
  })
}

const asText = (parts: string[]) =>
  `It was like this. ${parts.map((part) => `${part.replace(/\.$/, '')}.`).join(' ')}`

function answered(
  random: Random,
  person: Person,
  choose: (key: (typeof choiceKeys)[number]) => number,
): MapInputs {
  const some = () => 1 + random.below(2)
  const list = (field: TextField) => said(random, person, field, 2 + random.below(2))
  const words = Object.entries(ownWordFields).map(([field, key]) => [
    key,
    asText(said(random, person, field as TextField, some())),
  ])
  return {
    survey_version: version,
    survey_data: Object.fromEntries([...choiceKeys.map((key) => [key, choose(key)]), ...words]),
    json_profile: {
      thinking_style: asText(said(random, person, 'P1', some())),
      strengths: list('P2'),
      blindspots: list('P3'),
      friction_points: list('P4'),
      creative_rhythm: asText(said(random, person, 'P5', some())),
      preferred_systems: list('P6'),
      self_description: asText(said(random, person, 'P7', some())),
    },
    name: '',
    completed_at: '2026-11-22T09:30:00.000Z',
  }
}

export function consistentPeople(count: number, seed = 1): MapInputs[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const person = born(random)
    return answered(random, person, (key) => chosenBy(person, key))
  })
}

export function noise(count: number, seed = 2): MapInputs[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const options = new Map(choiceKeys.map((key) => [key, random.below(4)]))
    const switched = answered(random, born(random), (key) => options.get(key) ?? 0)
    // Each field by somebody else, so that nothing agrees.
    const others = Array.from({ length: 12 }, () => answered(random, born(random), () => 0))
    const profile = Object.fromEntries(
      Object.keys(switched.json_profile).map((name, index) => [
        name,
        others[index]?.json_profile[name as keyof MapInputs['json_profile']],
      ]),
    ) as unknown as MapInputs['json_profile']
    const words = Object.values(ownWordFields).map((key, index) => [key, others[7 + index]?.survey_data[key]])
    return {
      ...switched,
      survey_data: { ...switched.survey_data, ...Object.fromEntries(words) },
      json_profile: profile,
    }
  })
}

/** Every combination of clicks, without words. */
export function allSheets(): MapInputs['survey_data'][] {
  return Array.from({ length: 4 ** choiceKeys.length }, (_, sheet) =>
    Object.fromEntries(choiceKeys.map((key, index) => [key, Math.floor(sheet / 4 ** index) % 4])),
  )
}
