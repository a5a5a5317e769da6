import { expect, test } from 'vitest'
import { circuitNames } from '../src/circuits/known-circuits.ts'
import { draftInputs, draftPersona } from '../src/personas/draft-persona.ts'
import { ines } from '../src/personas/ines.ts'
import { personas } from '../src/personas/personas.ts'
import { choiceKeys, optionText } from '../src/surveys/survey-versions.ts'

test.each(personas.filter(({ id }) => id !== 'flood'))(
  'the counterfactuals of $id are what drafts with the changed answers give',
  ({ inputs, pictures }) => {
    const { circuit, sentences } = draftInputs(inputs, pictures)
    const changes = choiceKeys.flatMap((key) =>
      [0, 1, 2, 3]
        .filter((option) => option !== inputs.survey_data[key])
        .map((option) => {
          const changed = draftInputs(
            { ...inputs, survey_data: { ...inputs.survey_data, [key]: option } },
            pictures,
          )
          return {
            answer: `A${Number(key) + 1}`,
            option: optionText(inputs.survey_version, key, option),
            circuit: changed.circuit.id,
          }
        }),
    )
    const moved = changes.filter((change) => change.circuit !== circuit.id)
    expect(circuit.counterfactuals).toEqual({ kept: 15 - moved.length, of: 15, examples: moved })
    const printed = sentences.find(({ rule }) => rule === 'circuit.counterfactuals')?.text ?? ''
    const isPrinted = moved.some(({ answer, option, circuit: id }) =>
      printed.endsWith(
        `If ${answer} had been “${option}”, this sheet would ${id === 'none' ? 'name no circuit' : `read ${circuitNames[id]}`}.`,
      ),
    )
    expect(isPrinted).toBe(moved.length > 0)
  },
)

test('a session of the first survey version is drafted with the options of that version', () => {
  const snapshot = draftInputs({ ...ines.inputs, survey_version: '2026-11' })
  const choices = snapshot.evidence.filter(({ kind }) => kind === 'choice').map(({ quote }) => quote)
  expect(new Set(choices)).toEqual(
    new Set([
      'With a picture I can already see',
      'I merge the two',
      'Thank them and never open it',
      'Near the end: I keep improving it',
      'I can say it in one sentence',
    ]),
  )
  expect(draftPersona(ines).survey_version).toBe('2027-01')
})
