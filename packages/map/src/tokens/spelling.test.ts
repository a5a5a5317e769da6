import { expect, test } from 'vitest'
import { readText } from '../reading/read-text.ts'
import { spelled } from './spelling.ts'
import { rangeOf, tokenize, wordsOf } from './tokenizer.ts'

test.each([
  ['dont', "don't"],
  ['dident', "didn't"],
  ['wich', 'which'],
  ['untill', 'until'],
  ['student', 'student'],
  ['planing', 'planing'],
])('“%s” is read as “%s”', (written, read) => {
  expect(spelled(written)).toBe(read)
})

test('a misspelt word is quoted as it was written', () => {
  const text = 'I wait untill evrything is done.'
  const tokens = tokenize(text)
  expect(wordsOf(tokens)).toEqual(['i', 'wait', 'until', 'everything', 'is', 'done'])
  expect(rangeOf(tokens, 2, 4)).toEqual({ text: 0, start: 7, end: 23 })
})

test('a sentence is read alike, however its words are spelt', () => {
  const entries = (text: string) => readText(tokenize(text), 'postponed').readings.map(({ entry }) => entry)
  const plain = entries("Pricing. I can't choose which.")
  expect(plain).not.toEqual([])
  expect(entries('Pricing. I cant choose wich.')).toEqual(plain)
})
