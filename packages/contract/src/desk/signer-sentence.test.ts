import { expect, test } from 'vitest'
import {
  cleanSentence,
  isWritten,
  maxSignerSentence,
  sentenceProblem,
  sentenceTemplates,
} from './signer-sentence.ts'

test.each(['', ' ', '\n', '…', '!?', '\u202e', '🙂'])('%j is no sentence', (typed) => {
  expect(sentenceProblem(typed)).toMatch(/^Not signed: /)
})

test.each(sentenceTemplates)('"%s" is not written until it is changed', (template) => {
  const untouched = [
    template,
    ` ${template} `,
    template.toUpperCase(),
    template.replace('…', '...'),
    template.slice(0, -2),
  ]
  for (const typed of untouched) {
    expect(isWritten(typed), typed).toBe(false)
    expect(sentenceProblem(typed), typed).toMatch(/template/)
  }
  expect(sentenceProblem(template.replace('…', 'the evening hour.'))).toBeNull()
})

test('200 characters fit, spaces round them are not counted, and the 201st is named', () => {
  const longest = 'a'.repeat(maxSignerSentence)
  expect(sentenceProblem(` ${longest}\n`)).toBeNull()
  expect(sentenceProblem(`${longest}a`)).toContain('201')
  expect(sentenceProblem('𝒜'.repeat(101))).toContain('202')
})

test('it is one line without control and bidi characters', () => {
  expect(cleanSentence(' Two\nlines\u0000 and\u202e\ttabs\u0007. ')).toBe('Two lines and tabs.')
})

test('a sentence in any script is one', () => {
  for (const typed of ['你的第四个回答我读了两遍。', 'Четвёртый ответ я прочёл дважды.', 'قرأت إجابتك مرتين'])
    expect(sentenceProblem(typed)).toBeNull()
})
