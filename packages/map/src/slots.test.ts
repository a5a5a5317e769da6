import { expect, test } from 'vitest'
import { draftPersona } from '../fixtures/personas/draft-persona.ts'
import { keptLead, leadLength } from './slots.ts'
import type { Sentence } from './snapshot.ts'
import { ines } from './specimen/ines.ts'

const { sentences } = draftPersona(ines)
const sentence = sentences.find((each) => leadLength(each) > 0) as Sentence
const leadOf = (text: string) => text.slice(0, keptLead(sentence, text))

test('what is rewritten keeps its lead whatever is written after it', () => {
  for (const each of sentences) expect(keptLead(each, each.text), each.text).toBe(leadLength(each))
  expect(leadOf('First there is a drawing: {0}.')).toBe('First there is a drawing: ')
  expect(leadOf('First there is a drawing: the end comes first, {0}.')).toBe('First there is a drawing: ')
  expect(leadOf('First there is a drawing: and no quote.')).toBe('First there is a drawing: ')
  expect(leadOf('First there is a drawing: a thing: {0}')).toBe('First there is a drawing: ')
})

test('without its colon, or with one only after a quote, there is no lead', () => {
  expect(leadOf('First there is {0}.')).toBe('')
  expect(leadOf('It says {0}: no.')).toBe('')
})

test('a sentence that began without a lead gets none by a colon', () => {
  const plain = sentences.find((each) => leadLength(each) === 0 && each.kind === 'claim') as Sentence
  expect(keptLead(plain, 'One thing: {0}')).toBe(0)
})
