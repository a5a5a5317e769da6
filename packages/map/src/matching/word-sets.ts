import { inflect } from '../lexicon/inflect.ts'
import { wordClasses } from '../lexicon/word-classes.ts'
import { spelled } from '../tokens/spelling.ts'
import { WordCache } from '../tokens/word-table.ts'

/** A bit for each set of words that a pattern names. */
export type SetBits = Uint32Array

export interface WordSet {
  id: number
  words: ReadonlySet<string>
  hasNumbers: boolean
}

const digits = /^\d/
const sets = new Map<string, WordSet>()
let rows: { byWord: Map<string, SetBits>; none: SetBits } | null = null

/** All numbers in digits are one word to a pattern. */
export const patternWord = (word: string): string => (digits.test(word) ? '#' : word)

function wordsOfClass(name: string): ReadonlySet<string> {
  const words = wordClasses.get(name)
  if (words === undefined) throw new Error(`There is no class "${name}".`)
  return words
}

function wordsOf(part: string): ReadonlySet<string> {
  const forms = part.replace('#', '@number').split('/')
  if (forms.length === 1 && part.startsWith('@')) return wordsOfClass(part.slice(1))
  return new Set(
    forms
      .flatMap((form) => (form.startsWith('@') ? [...wordsOfClass(form.slice(1))] : inflect(form)))
      .map(spelled),
  )
}

/** "a/b", "@work", "#", "keep=kept". */
export function wordSet(part: string): WordSet {
  const known = sets.get(part)
  if (known !== undefined) return known
  const added = { id: sets.size, words: wordsOf(part), hasNumbers: part.includes('#') }
  sets.set(part, added)
  rows = null
  return added
}

function newRows(): NonNullable<typeof rows> {
  const byWord = new Map<string, SetBits>()
  const size = (sets.size + 31) >> 5
  const add = (word: string, id: number) => {
    const row = byWord.get(word) ?? new Uint32Array(size)
    row[id >> 5] = (row[id >> 5] ?? 0) | (1 << (id & 31))
    byWord.set(word, row)
  }
  for (const { id, words, hasNumbers } of sets.values()) {
    for (const word of words) add(word, id)
    if (hasNumbers) add('#', id)
  }
  // "3am" is an hour, and a number too.
  const number = byWord.get('#')
  for (const [word, row] of byWord)
    if (word !== '#' && digits.test(word))
      for (const [at, bits] of number?.entries() ?? []) row[at] = (row[at] ?? 0) | bits
  // As long as the others: reading past the end of an array is slow.
  return { byWord, none: new Uint32Array(size) }
}

export const setBits = new WordCache((word): SetBits => {
  rows ??= newRows()
  return rows.byWord.get(word) ?? rows.byWord.get(patternWord(word)) ?? rows.none
})

export const hasBit = (bits: SetBits, id: number): boolean =>
  (((bits[id >> 5] as number) >>> (id & 31)) & 1) === 1
