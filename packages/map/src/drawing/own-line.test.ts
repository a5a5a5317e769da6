import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoredInputsOf } from '../../tests/scored-inputs.ts'
import { isThrown, poleOf } from '../score/score-switches.ts'
import { personInputs } from '../specimen/persona.ts'
import { choiceKeys, choiceTable, optionLetters, surveyVersions } from '../surveys/survey-versions.ts'
import { switches } from '../switches.ts'
import { bendsOf } from './bends.ts'
import { choicesOf, ownLine, sameChoices } from './own-line.ts'

const straight = switches.map(() => null)
const options = surveyVersions.flatMap((version) =>
  choiceKeys.flatMap((key) => [0, 1, 2, 3].map((option) => ({ version, key, option }))),
)
const choiceSets = fc.tuple(...choiceKeys.map(() => fc.constantFrom(0, 1, 2, 3)))
const choicesOfSet = (set: readonly number[]) =>
  Object.fromEntries(choiceKeys.map((key, index) => [key, set[index] ?? 0]))

test.each(options)('$version, question $key, option $option bends the gates of its table only', (each) => {
  const weights = choiceTable(each.version)?.[each.key][each.option]?.switches ?? {}
  const line = ownLine({ [each.key]: each.option }, bendsOf(each.version))
  for (const [index, { id }] of switches.entries()) {
    const weight = weights[id]
    const level = line[index]
    expect(level === null, id).toBe(weight === undefined)
    expect(Math.sign(level ?? 0), id).toBe(Math.sign(weight ?? 0))
    if (weight !== undefined) expect(Math.abs(level ?? 0), id).toBe(Math.abs(weight) < 0.5 ? 1 : 2)
  }
})

test('no answer leaves a straight line, and so does a version that nobody knows', () => {
  expect(ownLine({}, bendsOf('2027-01'))).toEqual(straight)
  expect(ownLine({ 0: 1, 2: 1 }, bendsOf('1999-01'))).toEqual(straight)
})

test('the first four questions of two switches bend all eight gates, each answer two', () => {
  let choices = {}
  for (const [count, key] of (['0', '2', '4', '8'] as const).entries()) {
    choices = { ...choices, [key]: 3 }
    expect(ownLine(choices, bendsOf('2027-01')).filter((level) => level !== null)).toHaveLength(
      2 * (count + 1),
    )
  }
})

test('the same answers give the same line, in whatever order they were given', () => {
  fc.assert(
    fc.property(choiceSets, (set) => {
      const choices = choicesOfSet(set)
      const reversed = Object.fromEntries(Object.entries(choices).reverse())
      expect(ownLine(reversed, bendsOf('2027-01'))).toEqual(ownLine(choices, bendsOf('2027-01')))
    }),
  )
})

test.each(surveyVersions)('of clicks alone the engine reads %s to the same sides', (version) => {
  fc.assert(
    fc.property(choiceSets, (set) => {
      const letters = set.map((option) => optionLetters[option]).join('')
      const inputs = personInputs({ name: '', choices: letters, texts: ['', '', '', '', ''] })
      const read = scoredInputsOf({ inputs: { ...inputs, survey_version: version }, pictures: [] })
      const line = ownLine(choicesOfSet(set), bendsOf(version))
      for (const [index, reading] of read.switches.entries()) {
        const level = line[index] ?? 0
        if (Math.abs(level) === 2) expect(isThrown(reading), reading.id).toBe(true)
        if (isThrown(reading)) expect(level < 0 ? 'left' : 'right', reading.id).toBe(poleOf(reading))
      }
    }),
    { numRuns: 300 },
  )
})

test('texts are no choices', () => {
  expect(choicesOf({ 0: 2, 1: 'x', 2: 'x', 8: 0 })).toEqual({ 0: 2, 8: 0 })
  expect(sameChoices({ 0: 2, 4: 1 }, { 0: 2, 4: 1 })).toBe(true)
  expect(sameChoices({ 0: 2 }, { 0: 1 })).toBe(false)
  expect(sameChoices({ 0: 2 }, { 0: 2, 4: 1 })).toBe(false)
})
