import { phrasesOf } from './phrases-of.ts'
import type { Word } from './words.ts'

interface Node<Item> {
  readonly exact: Map<string, Node<Item>>
  readonly stems: Map<string, Node<Item>>
  longestStem: number
  item: Item | null
}

export interface Hit<Item> {
  readonly item: Item
  /** First word, and after the last. */
  readonly from: number
  readonly to: number
}

const node = <Item>(): Node<Item> => ({ exact: new Map(), stems: new Map(), longestStem: 0, item: null })

/** A text of made-up words must not fill the memory. */
const mostFirstWords = 10_000

/** Finds phrases: one step for each word, and each word of a phrase that begins there. */
export class PhraseIndex<Item> {
  private readonly root = node<Item>()
  private readonly firstWords = new Map<string, readonly Node<Item>[]>()
  /** Steps so far: a test shows that the time is linear. */
  steps = 0

  /** Returns an item that already has the phrase. */
  add(pattern: string, item: Item): Item | null {
    this.firstWords.clear()
    let taken: Item | null = null
    for (const phrase of phrasesOf(pattern)) {
      let place = this.root
      for (const word of phrase) {
        const stem = word.endsWith('*')
        const key = stem ? word.slice(0, -1) : word
        const branch = stem ? place.stems : place.exact
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

  /** Every match inside one clause, also overlapping ones. */
  all(words: readonly Word[]): Hit<Item>[] {
    const hits: Hit<Item>[] = []
    for (let from = 0; from < words.length; from++) {
      const { text } = words[from] as Word
      for (const place of this.beginnings(text)) this.follow(place, words, from, from + 1, hits)
    }
    return hits
  }

  /** The longest matches; one that overlaps a longer one is left out. */
  longest(words: readonly Word[]): Hit<Item>[] {
    const all = this.all(words)
    if (all.length < 2) return all
    const covered = new Uint8Array(words.length)
    // Only letters decide, not spaces and marks between words.
    const size = ({ from, to }: Hit<Item>) =>
      words.slice(from, to).reduce((letters, { text }) => letters + text.length, 0)
    const kept = all
      .sort((a, b) => b.to - b.from - (a.to - a.from) || size(b) - size(a) || a.from - b.from)
      .filter((hit) => {
        if (covered.subarray(hit.from, hit.to).includes(1)) return false
        covered.fill(1, hit.from, hit.to)
        return true
      })
    return kept.sort((a, b) => a.from - b.from)
  }

  private follow(
    place: Node<Item>,
    words: readonly Word[],
    from: number,
    at: number,
    hits: Hit<Item>[],
  ): void {
    this.steps += 1
    if (place.item !== null) hits.push({ item: place.item, from, to: at })
    const word = words[at]
    if (word === undefined || word.clause !== words[from]?.clause) return
    for (const next of this.after(place, word.text)) this.follow(next, words, from, at + 1, hits)
  }

  /** Cached, because texts repeat their words. */
  private beginnings(word: string): readonly Node<Item>[] {
    const known = this.firstWords.get(word)
    if (known !== undefined) return known
    const places = this.after(this.root, word)
    if (this.firstWords.size >= mostFirstWords) this.firstWords.clear()
    this.firstWords.set(word, places)
    return places
  }

  /** By the word itself, then by its longer and shorter stems. */
  private after(place: Node<Item>, word: string): Node<Item>[] {
    const exact = place.exact.get(word)
    const places = exact === undefined ? [] : [exact]
    for (let length = Math.min(place.longestStem, word.length); length > 0; length--) {
      const stem = place.stems.get(word.slice(0, length))
      if (stem !== undefined) places.push(stem)
    }
    return places
  }
}
