import { wordUnits } from './word-characters.ts'

const maxLetters = 2 ** 18
const hashSlots = 2 ** 16
const maxProbes = 4

/** An id for each distinct word. */
export class WordTable {
  words: string[] = []
  values: unknown[][] = []
  /** Id plus one; 0 in a free slot. */
  private readonly slots = new Uint32Array(hashSlots)
  private letters = 0

  get isFull(): boolean {
    return this.letters > maxLetters
  }

  /** −1 where no word begins. A `Map` would need a new string each time. */
  wordIdAt(text: string, from: number): number {
    let hash = 1
    let to = from
    for (let units = wordUnits(text, from, to); units > 0; units = wordUnits(text, from, to))
      for (const end = to + units; to < end; to++) hash = (Math.imul(hash, 31) + text.charCodeAt(to)) | 0
    if (to === from) return -1
    const first = hash ^ (hash >>> 15)
    for (let probe = 0; probe < maxProbes; probe++) {
      const slot = (first + probe) & (hashSlots - 1)
      const id = (this.slots[slot] ?? 0) - 1
      if (id === -1) {
        this.slots[slot] = this.words.length + 1
        return this.add(text.slice(from, to))
      }
      if (this.isWordAt(id, text, from, to)) return id
    }
    return this.add(text.slice(from, to))
  }

  private isWordAt(id: number, text: string, from: number, to: number): boolean {
    const word = this.words[id] ?? ''
    if (word.length !== to - from) return false
    // `startsWith` takes twice as long for a short word.
    for (let at = 0; at < word.length; at++)
      if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false
    return true
  }

  private add(word: string): number {
    this.letters += word.length
    // Copied, because a slice keeps its whole text in memory.
    return this.words.push(word.split('').join('')) - 1
  }
}

let current = new WordTable()

export function wordTable(): WordTable {
  if (current.isFull) current = new WordTable()
  return current
}

let caches = 0

/** Computed once per word. */
export class WordCache<Value> {
  private readonly index = caches++
  private compute: (word: string) => Value

  constructor(compute: (word: string) => Value) {
    this.compute = compute
  }

  valuesOf({ words, values }: WordTable): readonly Value[] {
    values[this.index] ??= []
    const known = values[this.index] as Value[]
    for (let id = known.length; id < words.length; id++) known.push(this.compute(words[id] ?? ''))
    return known
  }
}
