import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnswered, questions } from './questions.ts'
import { surveyAnswers } from './survey-answers.ts'

const full = Object.fromEntries(
  questions.map((question, index) => [
    String(index),
    question.kind === 'short_text' ? ' because ' : index % 4,
  ]),
)
const withAnswer = (key: string, answer: unknown) => ({ ...full, [key]: answer })

test('ten valid answers are accepted, texts trimmed', () => {
  const answers = surveyAnswers.parse(full)
  expect(answers[1]).toBe('because')
  expect(answers[2]).toBe(2)
})

test('invalid, missing and additional answers are refused', () => {
  const { 9: _, ...nine } = full
  const bad = [
    nine,
    withAnswer('10', 1),
    withAnswer('-1', 1),
    withAnswer('0', 4),
    withAnswer('0', -1),
    withAnswer('0', 0.5),
    withAnswer('0', '1'),
    withAnswer('0', Number.NaN),
    withAnswer('1', ''),
    withAnswer('1', ' \n '),
    withAnswer('1', '\u0000'),
    withAnswer('1', 'x'.repeat(2001)),
    withAnswer('1', 'x'.repeat(1_048_576)),
    withAnswer('1', { text: 'x' }),
    withAnswer('1', ['x']),
    withAnswer('1', null),
    [],
    null,
    'x',
  ]
  for (const answers of bad) expect(surveyAnswers.safeParse(answers).success).toBe(false)
})

test('every draft that counts as answered is accepted, and parsing is idempotent', () => {
  const answerOf = (kind: string) =>
    kind === 'short_text'
      ? fc
          .string({ unit: 'binary', minLength: 1, maxLength: 2000 })
          .filter((t) => t.replaceAll('\u0000', '').trim() !== '')
      : fc.nat(3)
  const draft = fc.tuple(...questions.map(({ kind }) => answerOf(kind)))
  fc.assert(
    fc.property(draft, (answers) => {
      const given = Object.fromEntries(answers.map((answer, index) => [String(index), answer]))
      const complete = questions.every((_, index) => isAnswered(index, given))
      const read = surveyAnswers.safeParse(given)
      expect(
        read.success || !complete || answers.some((a) => typeof a === 'string' && !a.isWellFormed()),
      ).toBe(true)
      if (read.success) expect(surveyAnswers.parse(read.data)).toEqual(read.data)
    }),
  )
})
