import { wordClasses } from '../lexicon/word-classes.ts'
import { WordCache } from '../tokens/word-table.ts'

/** A bit for each set of words that a pattern names. */
export type SetBits = Uint32Array

const digits = /^\d/
const setIds = new Map<string, number>()
const sets: { words: ReadonlySet<string>; hasNumbers: boolean }[] = []
let bitsByWord: Map<string, SetBits> | null = null

function wordsOfClass(name: string): ReadonlySet<string> {
  const words = wordClasses.get(name)
  if (words === undefined) throw new Error(`There is no class "${name}".`)
  return words
}

function wordsOf(part: string): ReadonlySet<string> {
  const forms = part.replace('#', '@number').split('/')
  if (forms.length === 1 && part.startsWith('@')) return wordsOfClass(part.slice(1))
  return new Set(forms.flatMap((form) => (form.startsWith('@') ? [...wordsOfClass(form.slice(1))] : [form])))
}

/** "a/b", "@work", "#". */
export function wordSet(part: string): { id: number; words: ReadonlySet<string>; hasNumbers: boolean } {
  const known = setIds.get(part)
  if (known !== undefined) return { id: known, ...(sets[known] as (typeof sets)[number]) }
  const id = sets.push({ words: wordsOf(part), hasNumbers: part.includes('#') }) - 1
  setIds.set(part, id)
  bitsByWord = null
  return { id, ...(sets[id] as (typeof sets)[number]) }
}

function newBits(): Map<string, SetBits> {
  const bits = new Map<string, SetBits>()
  const size = (sets.length + 31) >> 5
  const add = (word: string, id: number) => {
    const known = bits.get(word) ?? new Uint32Array(size)
    known[id >> 5] = (known[id >> 5] ?? 0) | (1 << (id & 31))
    bits.set(word, known)
  }
  for (const [id, { words, hasNumbers }] of sets.entries()) {
    for (const word of words) add(word, id)
    if (hasNumbers) add('#', id)
  }
  return bits
}

const noBits: SetBits = new Uint32Array(0)

export const setBits = new WordCache((word): SetBits => {
  bitsByWord ??= newBits()
  return bitsByWord.get(digits.test(word) ? '#' : word) ?? noBits
})

export const hasBit = (bits: SetBits, id: number): boolean => (((bits[id >> 5] ?? 0) >>> (id & 31)) & 1) === 1
