import { boundaryBetween } from './boundaries.ts'
import { type NormalizedText, normalizeText } from './normalize-text.ts'
import { type WordTable, wordTable } from './word-table.ts'

interface SourceText extends NormalizedText {
  original: string
}

/** Arrays: 150,000 objects would cost more than reading them. */
export interface Tokens {
  texts: readonly SourceText[]
  count: number
  table: WordTable
  wordIds: Uint32Array
  textIndexes: Uint32Array
  /** In the normalized text. */
  starts: Uint32Array
  firstLetters: Uint32Array
  clauses: Uint32Array
  sentences: Uint32Array
}

export const firstLetterBit = (word: string): number => 1 << word.charCodeAt(0)

/** Tokens, for texts so short that half of their letters is no estimate. */
const minRoom = 64

export function tokenizeAll(originals: readonly string[]): Tokens {
  const normalized = originals.map(normalizeText)
  // Two words have a character between them, and most words have more letters than that: columns may grow.
  const maxTokens = normalized.reduce((total, { text }) => total + ((text.length + 1) >> 1), 0)
  const table = wordTable()
  let room = Math.min(maxTokens, (maxTokens >> 1) + minRoom)
  const grown = (column: Uint32Array) => {
    const larger = new Uint32Array(room)
    larger.set(column)
    return larger
  }
  const column = () => new Uint32Array(room)
  let [wordIds, textIndexes, starts] = [column(), column(), column()]
  let [firstLetters, clauses, sentences] = [column(), column(), column()]
  const texts: SourceText[] = []
  let count = 0
  let clause = 0
  let sentence = 0
  for (const [index, { text, offsets }] of normalized.entries()) {
    let before = ''
    let last = 0
    for (let at = 0; at < text.length; ) {
      const id = table.wordIdAt(text, at)
      if (id === -1) {
        at += 1
        continue
      }
      const word = table.words[id] ?? ''
      if (before !== '') {
        const boundary = boundaryBetween(text, before, last, at, word)
        if (boundary.sentence) sentence += 1
        if (boundary.clause || word === 'but') clause += 1
      }
      if (count === room) {
        room = maxTokens
        ;[wordIds, textIndexes, starts] = [grown(wordIds), grown(textIndexes), grown(starts)]
        ;[firstLetters, clauses, sentences] = [grown(firstLetters), grown(clauses), grown(sentences)]
      }
      wordIds[count] = id
      firstLetters[count] = firstLetterBit(word)
      textIndexes[count] = index
      starts[count] = at
      clauses[count] = clause
      sentences[count] = sentence
      count += 1
      before = word
      at += (table.written[id] ?? '').length
      last = at
    }
    clause += 1
    sentence += 1
    texts.push({ original: originals[index] ?? '', text, offsets })
  }
  return { texts, count, table, wordIds, firstLetters, textIndexes, starts, clauses, sentences }
}

export const tokenize = (original: string): Tokens => tokenizeAll([original])

export const wordAt = ({ table: { words }, wordIds }: Tokens, token: number): string =>
  words[wordIds[token] ?? -1] ?? ''

/** In the normalized text, where the word stands as it was written. */
export const endOf = ({ table: { written }, wordIds, starts }: Tokens, token: number): number =>
  (starts[token] ?? 0) + (written[wordIds[token] ?? -1] ?? '').length

export const wordsOf = (tokens: Tokens): string[] =>
  Array.from({ length: tokens.count }, (_, token) => wordAt(tokens, token))

/** UTF-16 offsets into the original. */
export interface TextRange {
  text: number
  start: number
  end: number
}

export function rangeOf(tokens: Tokens, from: number, to: number): TextRange {
  const text = tokens.textIndexes[from] ?? 0
  const start = tokens.starts[from] ?? 0
  const end = endOf(tokens, to - 1)
  const offsets = tokens.texts[text]?.offsets ?? null
  if (offsets === null) return { text, start, end }
  return { text, start: offsets.starts[start] ?? 0, end: offsets.ends[end - 1] ?? 0 }
}
