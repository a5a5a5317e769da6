import { spelled } from './spelling.ts'

// Not `Intl.Segmenter`: it changes with the ICU version.
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u
const asciiWord = Uint8Array.from({ length: 128 }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)) ? 1 : 0,
)
const space = 0x20
const apostrophe = 0x27

function characterUnits(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return asciiWord[code] ?? 0
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return at < text.length && wordCharacter.test(character) ? character.length : 0
}

/** UTF-16 units of the character at `at`; 0 if it does not belong to the word. */
function wordUnits(text: string, from: number, at: number): number {
  if (at >= text.length) return 0
  const code = text.charCodeAt(at)
  if (code < 128 && asciiWord[code] === 1) return 1
  if (code === space) return 0
  const isInside = code === apostrophe && at > from && characterUnits(text, at + 1) > 0
  return isInside ? 1 : characterUnits(text, at)
}

// They bound memory and time; what is read is the same with any.
const maxLetters = 2 ** 18
const hashSlots = 2 ** 16
const maxProbes = 4

/** An id for each distinct word. */
export class WordTable {
  /** As they are read. */
  words: string[] = []
  /** As they were written. */
  written: string[] = []
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
    for (let units = 1; units > 0; ) {
      for (; to < text.length; to++) {
        const code = text.charCodeAt(to)
        if (code >= 128 || asciiWord[code] !== 1) break
        hash = (Math.imul(hash, 31) + code) | 0
      }
      units = wordUnits(text, from, to)
      for (const end = to + units; to < end; to++) hash = (Math.imul(hash, 31) + text.charCodeAt(to)) | 0
    }
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
    const word = this.written[id] ?? ''
    if (word.length !== to - from) return false
    // `startsWith` takes twice as long for a short word.
    for (let at = 0; at < word.length; at++)
      if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false
    return true
  }

  private add(word: string): number {
    this.letters += word.length
    // Copied, because a slice keeps its whole text in memory.
    const copy = word.split('').join('')
    this.written.push(copy)
    return this.words.push(spelled(copy)) - 1
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
