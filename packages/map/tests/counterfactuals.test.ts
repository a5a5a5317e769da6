import { expect, test } from 'vitest'
import { draftInputs, draftPersona } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import { counterfactuals } from '../src/circuits/counterfactuals.ts'
import { circuitNames } from '../src/circuits/known-circuits.ts'
import { collectLines } from '../src/evidence/collect-lines.ts'
import { readFields } from '../src/evidence/fields.ts'
import { ines } from '../src/specimen/ines.ts'
import { personInputs } from '../src/specimen/persona.ts'
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

test('an option that no longer counts does not come back when another answer is changed', () => {
  const inputs = personInputs({ name: '', choices: 'AAAAA', texts: ['', '', '', '', ''] })
  const { lines } = collectLines(inputs, readFields(inputs), [])
  const refused = lines.map((line) => (line.source === 'A1' ? { ...line, switch: null, e: 0 } : line))
  const { '0': _, ...others } = inputs.survey_data
  const without = { ...inputs, survey_data: others }
  const rest = lines.filter(({ source }) => source !== 'A1')
  const ofOthers = (found: ReturnType<typeof counterfactuals>) =>
    found.examples.filter(({ answer }) => answer !== 'A1')
  expect(ofOthers(counterfactuals(inputs, refused, 'none'))).toEqual(
    counterfactuals(without, rest, 'none').examples,
  )
})
