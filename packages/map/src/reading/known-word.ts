/** One object for each distinct word, so that what is asked of a word is worked out once. */
export interface KnownWord {
  /** In the form of `normalise`. */
  readonly text: string
  /** Of each `PerWord`. */
  readonly values: unknown[]
}

/** A bounded cache: a text of made-up words must not fill the memory. */
const size = 2 ** 14
const knownWords: (KnownWord | undefined)[] = Array.from({ length: size })
const hashes = new Int32Array(size)
/** A word stands in one of so many places from its hash on. */
const places = 4
const longestWord = 40

/** The word from `from` to `to`. A `Map` would need a new string for each word of a text. */
export function knownWord(text: string, from: number, to: number): KnownWord {
  let hash = 1
  for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  const first = hash ^ (hash >>> 15)
  let free = first & (size - 1)
  for (let tried = 0; tried < places; tried++) {
    const place = (first + tried) & (size - 1)
    const word = knownWords[place]
    if (word === undefined) {
      free = place
      break
    }
    if (hashes[place] === hash && word.text.length === to - from && text.startsWith(word.text, from))
      return word
  }
  // Copied, because a slice keeps its whole text in memory.
  const word = { text: text.slice(from, to).split('').join(''), values: [] }
  if (to - from <= longestWord) {
    knownWords[free] = word
    hashes[free] = hash
  }
  return word
}

let slots = 0

/** A value for each distinct word, worked out when it is first asked for. */
export class PerWord<Value extends {}> {
  private readonly slot = slots++
  private readonly find: (text: string) => Value

  constructor(find: (text: string) => Value) {
    this.find = find
  }

  of(word: KnownWord): Value {
    const known = word.values[this.slot]
    if (known !== undefined) return known as Value
    const value = this.find(word.text)
    word.values[this.slot] = value
    return value
  }
}
