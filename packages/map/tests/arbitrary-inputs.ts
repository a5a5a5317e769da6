import * as fc from 'fast-check'
import { ownWordFields } from '../src/evidence/field-mask.ts'
import type { MapInputs } from '../src/inputs.ts'
import { lexicon } from '../src/lexicon/lexicon.ts'
import { choiceKeys } from '../src/surveys/survey-versions.ts'

/** Without punctuation, so that any order is a text. */
const sentences = lexicon
  .flatMap(({ yes }) => yes)
  .map((sentence) => sentence.replace(/[.!?]+$/, ''))
  .filter((sentence) => /^[A-Za-z' ]+$/.test(sentence))

const sentence = fc.constantFrom(...sentences)
const text = fc
  .array(sentence, { minLength: 1, maxLength: 4 })
  .map((parts) => `It was like this. ${parts.join('. ')}.`)
const list = fc.array(sentence, { maxLength: 4 })

const profile = fc.record({
  thinking_style: text,
  strengths: list,
  blindspots: list,
  friction_points: list,
  creative_rhythm: text,
  preferred_systems: list,
  self_description: text,
})

const answers = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
    fc.array(text, { minLength: 5, maxLength: 5 }),
  )
  .map(([choices, texts]) =>
    Object.fromEntries([
      ...choiceKeys.map((key, index): [string, number] => [key, choices[index] ?? 0]),
      ...Object.values(ownWordFields).map((key, index): [string, string] => [key, texts[index] ?? '']),
    ]),
  )

export const arbitraryInputs: fc.Arbitrary<MapInputs> = fc.record({
  survey_version: fc.constantFrom('2027-01', '2026-11'),
  survey_data: answers,
  json_profile: profile,
  name: fc.string({ maxLength: 20 }),
  completed_at: fc.constant('2026-11-22T09:30:00.000Z'),
})
