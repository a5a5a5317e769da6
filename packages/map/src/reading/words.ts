import { gapBetween } from './gaps.ts'
import { type Normalised, normalise } from './normalise.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'

interface Text extends Normalised {
  given: string
}

/** A row for each word: 150,000 objects would cost more than reading them. */
export interface Words {
  texts: readonly Text[]
  count: number
  vocabulary: Vocabulary
  numbers: Uint32Array
  /** Which of the texts, and where in its normalised form. */
  textNumbers: Uint32Array
  starts: Uint32Array
  letters: Uint32Array
  /** No text goes on with a clause or sentence of another. */
  clauses: Uint32Array
  sentences: Uint32Array
}

/** Tells most words apart without a look at them. */
export const letterBit = (word: string): number => 1 << word.charCodeAt(0)

/** Clauses end at `. ; : ! ? ,`, brackets, dashes, and before "but". */
export function wordsOfTexts(given: readonly string[]): Words {
  const normalised = given.map(normalise)
  // Two words have a character between them.
  const most = normalised.reduce((total, { text }) => total + ((text.length + 1) >> 1), 0)
  const words = vocabulary()
  const column = () => new Uint32Array(most)
  const [numbers, textNumbers, starts] = [column(), column(), column()]
  const [letters, clauses, sentences] = [column(), column(), column()]
  const texts: Text[] = []
  let count = 0
  let clause = 0
  let sentence = 0
  for (const [index, { text, places }] of normalised.entries()) {
    let before = ''
    let last = 0
    for (let at = 0; at < text.length; ) {
      const number = words.numberAt(text, at)
      if (number === -1) {
        at += 1
        continue
      }
      const word = words.texts[number] ?? ''
      if (before !== '') {
        const gap = gapBetween(text, before, last, at, word)
        if (gap.sentence) sentence += 1
        if (gap.clause || word === 'but') clause += 1
      }
      numbers[count] = number
      letters[count] = letterBit(word)
      textNumbers[count] = index
      starts[count] = at
      clauses[count] = clause
      sentences[count] = sentence
      count += 1
      before = word
      at += word.length
      last = at
    }
    clause += 1
    sentence += 1
    texts.push({ given: given[index] ?? '', text, places })
  }
  return { texts, count, vocabulary: words, numbers, letters, textNumbers, starts, clauses, sentences }
}

export const wordAt = ({ vocabulary: { texts }, numbers }: Words, row: number): string =>
  texts[numbers[row] ?? -1] ?? ''

export const wordsOf = (given: string): Words => wordsOfTexts([given])

export const eachWord = (words: Words): string[] =>
  Array.from({ length: words.count }, (_, row) => wordAt(words, row))
