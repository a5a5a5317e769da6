import { expect, test } from 'vitest'
import { developmentSets } from './answer-sets/answer-sets.ts'
import { placeOf } from './place.ts'
import { unmarkedTexts } from './precision.ts'
import { eachWord, wordsOf } from './words.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

test('the words are those of Intl.Segmenter', () => {
  const texts = unmarkedTexts(developmentSets)
  for (const text of texts) {
    const segments = [...segmenter.segment(text)].filter((segment) => segment.isWordLike)
    const words = wordsOf(text)
    const places = eachWord(words).map((_, at) => placeOf(words, at, at + 1))
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(
      segments.flatMap(({ segment }) => segment.split(/(?<=\d)[.,:](?=\d)/)),
    )
  }
})

test('clauses end at marks and before "but"; numbers stay whole', () => {
  const clauses = (text: string) => new Set(wordsOf(text).clauses).size
  expect(clauses('one, two; three: four! five? six. seven but eight')).toBe(8)
  expect(clauses('at 10:30 for 2,000 on figma.com')).toBe(1)
  expect(clauses('one (two) three — four')).toBe(4)
})
