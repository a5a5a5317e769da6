import { gapBetween } from './gaps.ts'
import { type KnownWord, knownWord } from './known-word.ts'
import { type Normalised, normalise } from './normalise.ts'

interface Text extends Normalised {
  readonly given: string
  /** First word, and after the last. */
  readonly from: number
  readonly to: number
}

/** Columns with a row for each word: objects for 150,000 words would cost more than reading them. */
export interface Words {
  readonly texts: readonly Text[]
  readonly known: readonly KnownWord[]
  /** Which of the texts, and where in its normalised form. */
  readonly textNumbers: Uint32Array
  readonly starts: Uint32Array
  /** No text goes on with a clause or sentence of another. */
  readonly clauses: Uint32Array
  readonly sentences: Uint32Array
}

/**
 * Not `Intl.Segmenter`, which changes with the ICU version; for Latin letters a test compares the two. A
 * hyphen separates words.
 */
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u
const asciiWord = Uint8Array.from({ length: 128 }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)) ? 1 : 0,
)
const apostrophe = 0x27

/** UTF-16 units of a word character at `at`; 0 where there is none. */
function wordUnits(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return asciiWord[code] ?? 0
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return at < text.length && wordCharacter.test(character) ? character.length : 0
}

/** An apostrophe inside a word is part of it. */
function wordEnd(text: string, from: number): number {
  let at = from
  for (;;) {
    while (asciiWord[text.charCodeAt(at)] === 1) at += 1
    const units = wordUnits(text, at)
    if (units > 0) at += units
    else if (at > from && text.charCodeAt(at) === apostrophe && wordUnits(text, at + 1) > 0) at += 1
    else return at
  }
}

/** Clauses end at `. ; : ! ? ,`, brackets, dashes, and before "but". */
export function wordsOfTexts(given: readonly string[]): Words {
  const normalised = given.map(normalise)
  // Two words have a character between them.
  const most = normalised.reduce((total, { text }) => total + ((text.length + 1) >> 1), 0)
  const known: KnownWord[] = []
  const [textNumbers, starts] = [new Uint32Array(most), new Uint32Array(most)]
  const [clauses, sentences] = [new Uint32Array(most), new Uint32Array(most)]
  const texts: Text[] = []
  let clause = 0
  let sentence = 0
  for (const [index, { text, places }] of normalised.entries()) {
    const from = known.length
    let before = ''
    let last = 0
    for (let at = 0; at < text.length; ) {
      const end = wordEnd(text, at)
      if (end === at) {
        at += 1
        continue
      }
      const row = known.length
      const word = knownWord(text, at, end)
      if (row > from) {
        const gap = gapBetween(text, before, last, at, word.text)
        if (gap.sentence) sentence += 1
        if (gap.clause || word.text === 'but') clause += 1
      }
      known.push(word)
      textNumbers[row] = index
      starts[row] = at
      clauses[row] = clause
      sentences[row] = sentence
      before = word.text
      last = end
      at = end
    }
    clause += 1
    sentence += 1
    texts.push({ given: given[index] ?? '', text, places, from, to: known.length })
  }
  return { texts, known, textNumbers, starts, clauses, sentences }
}

export const wordsOf = (given: string): Words => wordsOfTexts([given])
