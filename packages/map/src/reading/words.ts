import { normalise } from './normalise.ts'

export interface Word {
  /** In the form of `normalise`. */
  readonly text: string
  /** UTF-16 offsets into the given text. */
  readonly start: number
  readonly end: number
  /** Numbers of clause and sentence in the text. */
  readonly clause: number
  readonly sentence: number
}

/** Both forms of a text, so that it is normalised and split once. */
export interface Tokens {
  /** In the form of `normalise`. */
  readonly plain: string
  readonly words: readonly Word[]
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

const sentenceEnd = /[!?]|\.(?!\S)|\.[)"'”]|\n\s*\n|\n\s*[-*•–—]/
const clauseEnd = /[;!?()[\]|•—–]|[.,:]| - |\n\s*\n|\n\s*[-*]/

/** "2,000", "10:30", "e.g", "figma.com": one character between two words without a space is no cut. */
function cuts(gap: string, before: string, after: string): boolean {
  if (gap === '.') return false
  if (gap === ',' || gap === ':') return !(/\p{N}$/u.test(before) && /^\p{N}/u.test(after))
  return clauseEnd.test(gap)
}

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
    const units = wordUnits(text, at)
    if (units > 0) at += units
    else if (at > from && text.charCodeAt(at) === apostrophe && wordUnits(text, at + 1) > 0) at += 1
    else return at
  }
}

/** Clauses end at `. ; : ! ? ,`, brackets, dashes, and before "but". */
export function tokensOf(given: string): Tokens {
  const { text, starts, ends } = normalise(given)
  const words: Word[] = []
  let clause = 0
  let sentence = 0
  let last = 0
  let before = ''
  for (let at = 0; at < text.length; ) {
    const end = wordEnd(text, at)
    if (end === at) {
      at += 1
      continue
    }
    const word = text.slice(at, end)
    // The usual gap, a single space, ends nothing.
    const gap = at === last + 1 && text[last] === ' ' ? ' ' : text.slice(last, at)
    if (words.length > 0) {
      if (gap !== ' ' && gap !== '.' && sentenceEnd.test(gap)) sentence += 1
      if ((gap !== ' ' && cuts(gap, before, word)) || word === 'but') clause += 1
    }
    words.push({ text: word, start: starts[at] ?? 0, end: ends[end - 1] ?? given.length, clause, sentence })
    last = end
    before = word
    at = end
  }
  return { plain: text, words }
}

export const wordsOf = (given: string): readonly Word[] => tokensOf(given).words
