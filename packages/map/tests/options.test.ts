import { expect, test } from 'vitest'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { fillSlots } from '../src/slots.ts'
import { personInputs } from '../src/specimen/persona.ts'
import { hint } from '../src/surveys/choice.ts'
import { asHerWord, askedAndChosen } from '../src/surveys/option-sentences.ts'
import { choiceKeys, choiceTable, optionText, surveyVersions } from '../src/surveys/survey-versions.ts'
import type { SwitchId } from '../src/switches.ts'

const options = surveyVersions.flatMap((version) =>
  choiceKeys.flatMap((key) =>
    [0, 1, 2, 3].map((index) => ({ version, key, index, choice: choiceTable(version)?.[key][index] })),
  ),
)
const breaking = '6'

test('an option prints a sentence of each switch that it weighs for, and none that it only hints at', () => {
  for (const { version, key, index, choice } of options)
    for (const [id, e] of Object.entries(choice?.switches ?? {})) {
      const says = choice?.says?.[id as SwitchId]
      const isSaid = Math.abs(e ?? 0) > hint
      expect(says !== undefined, `${version} ${optionText(version, key, index)} ${id}`).toBe(isSaid)
    }
})

test('no place where it breaks sets a switch by itself', () => {
  for (const { version, key, choice } of options)
    if (key === breaking && version === '2027-01')
      for (const e of Object.values(choice?.switches ?? {})) expect(Math.abs(e ?? 0)).toBeLessThan(0.5)
})

test('a set of clicks prints the sentences of its options, and no template of a pole', () => {
  const written = new Set(
    options.flatMap(({ version, key, index, choice }) =>
      [...Object.values(choice?.says ?? {}).map(asHerWord), ...Object.values(askedAndChosen)].map((says) =>
        says.replace('{q}', `“${optionText(version, key, index)}”`),
      ),
    ),
  )
  const stages = ['arrive', 'route', 'shape', 'decide', 'release']
  for (const choices of ['AAAAA', 'BBBBB', 'CCCCC', 'DDDDD', 'ABCDA', 'DCBAD', 'BDACB']) {
    const inputs = personInputs({ name: '', choices, texts: ['', '', '', '', ''] })
    for (const survey_version of surveyVersions) {
      const { sentences } = draftInputs({ ...inputs, survey_version })
      const printed = sentences.filter(({ section }) => stages.includes(section)).map(fillSlots)
      expect(printed.length).toBeGreaterThanOrEqual(1)
      for (const text of printed) {
        const rest = [...written].reduce(
          (left, each) => left.replace(each, '').trim(),
          text.replace('The other way. ', ''),
        )
        expect(rest).toBe('')
      }
    }
  }
})
