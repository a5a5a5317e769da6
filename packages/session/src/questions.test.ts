import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  firstUnanswered,
  isAnswered,
  questions,
  type SurveyQuestion,
  surveyOf,
  surveys,
} from './questions.ts'

describe.each(Object.entries(surveys))('survey %s', (_, all: readonly SurveyQuestion[]) => {
  const texts = all.filter(({ kind }) => kind === 'short_text')

  test('there are ten questions, alternating four choices and short texts', () => {
    expect(all).toHaveLength(10)
    expect(texts).toHaveLength(5)
    for (const question of all)
      if (question.kind === 'multiple_choice') expect(new Set(question.choices).size).toBe(4)
    for (const [index, { kind }] of all.entries())
      expect(kind).toBe(index % 2 === 0 ? 'multiple_choice' : 'short_text')
  })

  test('the first question says to trust the gut, the third text asks for accidental systems', () => {
    expect(all[0]?.hint).toBe('(Trust your gut)')
    expect(texts[2]?.hint).toMatch(/accidental systems/i)
  })
})

test('a session gets the survey of its version, without a version the first', () => {
  expect(surveyOf('2026-11')).toBe(surveys['2026-11'])
  expect(surveyOf('2027-01')).toBe(surveys['2027-01'])
  expect(surveyOf(undefined)).toBe(surveys['2026-11'])
  expect(surveyOf('constructor')).toBe(questions)
})

test.each([
  [0, 0, true],
  [0, 3, true],
  [0, 4, false],
  [0, -1, false],
  [0, 1.5, false],
  [0, '1', false],
  [1, 'yes', true],
  [1, ' \n\t ', false],
  [1, '\uFEFF', false],
  [1, 1, false],
] as const)('question %i with %o counts as answered: %s', (index, answer, expected) => {
  expect(isAnswered(index, { [index]: answer })).toBe(expected)
})

test('the first unanswered question is 0 for an empty draft, 10 for a full one', () => {
  expect(firstUnanswered({})).toBe(0)
  const full = Object.fromEntries(
    questions.map((question, i) => [i, question.kind === 'short_text' ? 'x' : 2]),
  )
  expect(firstUnanswered(full)).toBe(10)
})

test('all questions before the first unanswered one are answered', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), (given) => {
      const draft = Object.fromEntries(given.map((i) => [i, questions[i]?.kind === 'short_text' ? 'x' : 0]))
      const first = firstUnanswered(draft)
      for (let i = 0; i < first; i++) expect(given).toContain(i)
      expect(given).not.toContain(first)
    }),
  )
})
