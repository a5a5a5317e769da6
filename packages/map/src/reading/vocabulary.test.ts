import { expect, test } from 'vitest'
import { PerWord, vocabulary } from './vocabulary.ts'
import { eachWord, wordsOf } from './words.ts'

test('words with one hash keep apart', () => {
  // "Aa" and "BB" are one to a hash that multiplies by 31.
  const pairs = (length: number): string[] =>
    length === 0 ? [''] : pairs(length - 1).flatMap((word) => [`${word}Aa`, `${word}BB`])
  const words = pairs(6)
  const known = vocabulary()
  for (const each of [words, words.toReversed(), words])
    expect(each.map((word) => known.texts[known.numberAt(` ${word} `, 1)])).toEqual(each)
})

test('a word that stands twice has one number', () => {
  const { numbers } = wordsOf('once, twice; once')
  expect(numbers[0]).toBe(numbers[2])
  expect(wordsOf('Once').numbers[0]).toBe(numbers[0])
})

test('a text of made-up words ends a vocabulary, and keeps its own', () => {
  const before = vocabulary()
  const made = Array.from({ length: 40_000 }, (_, each) => `made${each}`)
  const words = wordsOf(made.join(' '))
  expect(words.vocabulary).toBe(before)
  expect(vocabulary()).not.toBe(before)
  expect(eachWord(words)).toEqual(made)
})

test('a long word ends a vocabulary, too', () => {
  const before = vocabulary()
  wordsOf('a'.repeat(300_000))
  expect(vocabulary()).not.toBe(before)
})

test('a value is worked out once for each word, and for those that came later', () => {
  const asked: string[] = []
  const lengths = new PerWord((text) => {
    asked.push(text)
    return text.length
  })
  const { vocabulary: known, numbers } = wordsOf('once twice once')
  expect(lengths.of(known)[numbers[1] ?? -1]).toBe(5)
  const later = wordsOf('onceandforall')
  expect(lengths.of(later.vocabulary)[later.numbers[0] ?? -1]).toBe(13)
  expect(asked).toEqual([...new Set(asked)])
})
