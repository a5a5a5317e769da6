import { faultsOf, ownWordFields, switchesOf, type TextField } from '../src/evidence/field-mask.ts'
import type { MapInputs } from '../src/inputs.ts'
import { choiceKeys, choiceTable } from '../src/surveys/survey-versions.ts'
import { type FaultId, faultIds, type SwitchId, switches } from '../src/switches.ts'
import { exampleSentences, type Meaning } from './example-sentences.ts'
import { Random } from './random.ts'

export const version = '2027-01'
const sentences = exampleSentences()

interface Person {
  /** −1 for the left pole to +1 for the right. */
  positions: Record<SwitchId, number>
  fault: FaultId
}

const inconsistentShare = 0.15
/** As before Lost Shape was read in texts, so that the tables of models can be compared. */
const simulatedFaults = faultIds.filter((id) => id !== 'LS')

function randomPerson(random: Random): Person {
  const positions = Object.fromEntries(
    switches.map(({ id }) => [id, (random.next() < 0.5 ? -1 : 1) * (0.3 + 0.7 * random.next())]),
  ) as Person['positions']
  return { positions, fault: random.pick(simulatedFaults) ?? 'IO' }
}

function bestOption({ positions, fault }: Person, key: (typeof choiceKeys)[number]): number {
  const options = choiceTable(version)?.[key] ?? []
  const scores = options.map((choice) => {
    const switched = Object.entries(choice.switches).reduce(
      (total, [id, e]) => total + e * positions[id as SwitchId],
      0,
    )
    // Question 6 asks where it breaks.
    return switched + (key === '6' ? 2 * (choice.friction?.[fault] ?? 0) : 0)
  })
  return scores.indexOf(Math.max(...scores))
}

function sentencesOf(
  random: Random,
  { positions, fault }: Person,
  field: TextField,
  count: number,
): string[] {
  const meanings: Meaning[] = [
    ...switchesOf[field].map((id): Meaning => {
      const isConsistent = random.next() >= inconsistentShare
      return `${id} ${positions[id] < 0 === isConsistent ? 'left' : 'right'}`
    }),
    ...faultsOf[field].filter((id) => id !== 'LS' && (id === fault || random.next() < inconsistentShare)),
  ]
  return Array.from({ length: count }, () => {
    const meaning = random.pick(meanings)
    const sentence = meaning === undefined ? undefined : random.pick(sentences.get(meaning) ?? [])
    return sentence ?? 'It was the usual thing in my week.'
  })
}

const asText = (parts: string[]) =>
  `It was like this. ${parts.map((part) => `${part.replace(/\.$/, '')}.`).join(' ')}`

function inputsOf(
  random: Random,
  person: Person,
  choose: (key: (typeof choiceKeys)[number]) => number,
): MapInputs {
  const some = () => 1 + random.below(2)
  const list = (field: TextField) => sentencesOf(random, person, field, 2 + random.below(2))
  const words = Object.entries(ownWordFields).map(([field, key]) => [
    key,
    asText(sentencesOf(random, person, field as TextField, some())),
  ])
  return {
    survey_version: version,
    survey_data: Object.fromEntries([...choiceKeys.map((key) => [key, choose(key)]), ...words]),
    json_profile: {
      thinking_style: asText(sentencesOf(random, person, 'P1', some())),
      strengths: list('P2'),
      blindspots: list('P3'),
      friction_points: list('P4'),
      creative_rhythm: asText(sentencesOf(random, person, 'P5', some())),
      preferred_systems: list('P6'),
      self_description: asText(sentencesOf(random, person, 'P7', some())),
    },
    name: '',
    completed_at: '2026-11-22T09:30:00.000Z',
  }
}

export function consistentPeople(count: number, seed = 1): MapInputs[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const person = randomPerson(random)
    return inputsOf(random, person, (key) => bestOption(person, key))
  })
}

export function randomPeople(count: number, seed = 2): MapInputs[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () => {
    const options = new Map(choiceKeys.map((key) => [key, random.below(4)]))
    const inputs = inputsOf(random, randomPerson(random), (key) => options.get(key) ?? 0)
    // Of different people, so that nothing agrees.
    const others = Array.from({ length: 12 }, () => inputsOf(random, randomPerson(random), () => 0))
    const profile = Object.fromEntries(
      Object.keys(inputs.json_profile).map((name, index) => [
        name,
        others[index]?.json_profile[name as keyof MapInputs['json_profile']],
      ]),
    ) as unknown as MapInputs['json_profile']
    const words = Object.values(ownWordFields).map((key, index) => [key, others[7 + index]?.survey_data[key]])
    return {
      ...inputs,
      survey_data: { ...inputs.survey_data, ...Object.fromEntries(words) },
      json_profile: profile,
    }
  })
}

export function choiceCombinations(): MapInputs['survey_data'][] {
  return Array.from({ length: 4 ** choiceKeys.length }, (_, number) =>
    Object.fromEntries(choiceKeys.map((key, index) => [key, Math.floor(number / 4 ** index) % 4])),
  )
}
