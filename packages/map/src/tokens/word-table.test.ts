import { expect, test } from 'vitest'
import { tokenize, wordsOf } from './tokenizer.ts'
import { WordCache, wordTable } from './word-table.ts'

test('words with the same hash get different ids', () => {
  // "Aa" and "BB" are one to a hash that multiplies by 31.
  const pairs = (length: number): string[] =>
    length === 0 ? [''] : pairs(length - 1).flatMap((word) => [`${word}Aa`, `${word}BB`])
  const words = pairs(6)
  const table = wordTable()
  for (const each of [words, words.toReversed(), words])
    expect(each.map((word) => table.words[table.wordIdAt(` ${word} `, 1)])).toEqual(each)
})

test('a repeated word has one id', () => {
  const { wordIds } = tokenize('once, twice; once')
  expect(wordIds[0]).toBe(wordIds[2])
  expect(tokenize('Once').wordIds[0]).toBe(wordIds[0])
})

test('a full table is replaced, and texts keep the table they were tokenized with', () => {
  const before = wordTable()
  const made = Array.from({ length: 40_000 }, (_, each) => `made${each}`)
  const tokens = tokenize(made.join(' '))
  expect(tokens.table).toBe(before)
  expect(wordTable()).not.toBe(before)
  expect(wordsOf(tokens)).toEqual(made)
})

test('a table that a single long word fills is replaced', () => {
  const before = wordTable()
  tokenize('a'.repeat(300_000))
  expect(wordTable()).not.toBe(before)
})

test('a cached value is computed once per word, also for words that are added later', () => {
  const computed: string[] = []
  const lengths = new WordCache((word) => {
    computed.push(word)
    return word.length
  })
  const { table, wordIds } = tokenize('once twice once')
  expect(lengths.valuesOf(table)[wordIds[1] ?? -1]).toBe(5)
  const later = tokenize('onceandforall')
  expect(lengths.valuesOf(later.table)[later.wordIds[0] ?? -1]).toBe(13)
  expect(computed).toEqual([...new Set(computed)])
})
