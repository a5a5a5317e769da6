import type { Phrases } from '../lexicon/entry.ts'
import { phrasesOf } from './phrases-of.ts'
import { letterBit, type Words, wordAt } from './words.ts'

export interface Node<Item> {
  exact: Map<string, Node<Item>>
  stems: Map<string, Node<Item>>
  longestStem: number
  /** First letters of the words that go on here: turns most words away. */
  letters: number
  item: Item | null
}

export interface Hit<Item> {
  item: Item
  /** First word, and after the last. */
  from: number
  to: number
}

const node = <Item>(): Node<Item> => ({
  exact: new Map(),
  stems: new Map(),
  longestStem: 0,
  letters: 0,
  item: null,
})

function stemsOf<Item>(place: Node<Item>, word: string): Node<Item>[] {
  const stems: Node<Item>[] = []
  for (let length = Math.min(place.longestStem, word.length); length > 0; length--) {
    const stem = place.stems.get(word.slice(0, length))
    if (stem !== undefined) stems.push(stem)
  }
  return stems
}

function after<Item>(place: Node<Item>, word: string): Node<Item>[] {
  const exact = place.exact.get(word)
  return exact === undefined ? stemsOf(place, word) : [exact, ...stemsOf(place, word)]
}

export class PhraseIndex<Item> {
  private readonly root = node<Item>()
  /** A test shows by it that the time is linear. */
  steps = 0

  /** Before the first search. Returns an item that already has the phrase. */
  add(pattern: string, item: Item): Item | null {
    let taken: Item | null = null
    for (const phrase of phrasesOf(pattern)) {
      let place = this.root
      for (const word of phrase) {
        const stem = word.endsWith('*')
        const key = stem ? word.slice(0, -1) : word
        const branch = stem ? place.stems : place.exact
        place.letters |= letterBit(key)
        if (stem) place.longestStem = Math.max(place.longestStem, key.length)
        const next = branch.get(key) ?? node<Item>()
        branch.set(key, next)
        place = next
      }
      if (place.item !== null && place.item !== item) taken = place.item
      place.item = item
    }
    return taken
  }

  begin(word: string): Node<Item>[] {
    return after(this.root, word)
  }

  follow(place: Node<Item>, words: Words, from: number, at: number, hits: Hit<Item>[]): void {
    this.steps += 1
    if (place.item !== null) hits.push({ item: place.item, from, to: at })
    if (at === words.count || words.clauses[at] !== words.clauses[from]) return
    if ((place.letters & (words.letters[at] ?? 0)) === 0) return
    const word = wordAt(words, at)
    const exact = place.exact.get(word)
    if (exact !== undefined) this.follow(exact, words, from, at + 1, hits)
    if (place.longestStem === 0) return
    for (const stem of stemsOf(place, word)) this.follow(stem, words, from, at + 1, hits)
  }
}

/** Throws where two entries have one phrase. */
export function indexOf<Item extends Pick<Phrases, 'id' | 'pattern'>>(
  entries: readonly Item[],
): PhraseIndex<Item> {
  const index = new PhraseIndex<Item>()
  for (const entry of entries)
    for (const pattern of entry.pattern) {
      const taken = index.add(pattern, entry)
      if (taken !== null) throw new Error(`"${pattern}" stands in ${taken.id} and in ${entry.id}`)
    }
  return index
}
