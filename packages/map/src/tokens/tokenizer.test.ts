import { expect, test } from 'vitest'
import { developmentSets } from '../../tests/precision/answer-sets/answer-sets.ts'
import { unmarkedTexts } from '../../tests/precision/precision.ts'
import { rangeOf, tokenize, wordsOf } from './tokenizer.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

test('the words are those of Intl.Segmenter', () => {
  const texts = unmarkedTexts(developmentSets)
  for (const text of texts) {
    const segments = [...segmenter.segment(text)].filter((segment) => segment.isWordLike)
    const tokens = tokenize(text)
    const ranges = wordsOf(tokens).map((_, token) => rangeOf(tokens, token, token + 1))
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(
      segments.flatMap(({ segment }) => segment.split(/(?<=\d)[.,:](?=\d)/)),
    )
  }
})

test('clauses end at punctuation and before "but"; numbers and addresses stay whole', () => {
  const clauses = (text: string) => new Set(tokenize(text).clauses).size
  expect(clauses('one, two; three: four! five? six. seven but eight')).toBe(8)
  expect(clauses('at 10:30 for 2,000 on figma.com')).toBe(1)
  expect(clauses('one (two) three — four')).toBe(4)
})
