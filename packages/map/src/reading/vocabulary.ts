import { wordUnits } from './word-characters.ts'

/** Texts of made-up words must not fill the memory. */
const mostLetters = 2 ** 18
const tableSize = 2 ** 16
/** Places from a word's hash on; without a free one it is new each time. */
const places = 4

/** What is asked of a word is worked out once. */
export class Vocabulary {
  /** In the form of `normalise`. */
  texts: string[] = []
  values: unknown[][] = []
  /** Number of the word plus one; 0 where a place is free. */
  private readonly table = new Uint32Array(tableSize)
  private letters = 0

  get isFull(): boolean {
    return this.letters > mostLetters
  }

  /** −1 where no word begins. A `Map` would need a new string for each word. */
  numberAt(text: string, from: number): number {
    let hash = 1
    let to = from
    for (let units = wordUnits(text, from, to); units > 0; units = wordUnits(text, from, to))
      for (const end = to + units; to < end; to++) hash = (Math.imul(hash, 31) + text.charCodeAt(to)) | 0
    if (to === from) return -1
    const first = hash ^ (hash >>> 15)
    for (let tried = 0; tried < places; tried++) {
      const place = (first + tried) & (tableSize - 1)
      const number = (this.table[place] ?? 0) - 1
      if (number === -1) {
        this.table[place] = this.texts.length + 1
        return this.add(text.slice(from, to))
      }
      if (this.isAt(number, text, from, to)) return number
    }
    return this.add(text.slice(from, to))
  }

  private isAt(number: number, text: string, from: number, to: number): boolean {
    const word = this.texts[number] ?? ''
    if (word.length !== to - from) return false
    // `startsWith` takes twice as long for a short word.
    for (let at = 0; at < word.length; at++)
      if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false
    return true
  }

  private add(word: string): number {
    this.letters += word.length
    // Copied, because a slice keeps its whole text in memory.
    return this.texts.push(word.split('').join('')) - 1
  }
}

let current = new Vocabulary()

export function vocabulary(): Vocabulary {
  if (current.isFull) current = new Vocabulary()
  return current
}

let columns = 0

export class PerWord<Value> {
  private readonly column = columns++
  private find: (text: string) => Value

  constructor(find: (text: string) => Value) {
    this.find = find
  }

  of({ texts, values }: Vocabulary): readonly Value[] {
    values[this.column] ??= []
    const known = values[this.column] as Value[]
    for (let number = known.length; number < texts.length; number++)
      known.push(this.find(texts[number] ?? ''))
    return known
  }
}
