import type { Hit, Node, PhraseIndex } from './phrase-index.ts'
import { PerWord } from './vocabulary.ts'
import type { Words } from './words.ts'

type HitsOf<Indexes> = {
  [Key in keyof Indexes]: Indexes[Key] extends PhraseIndex<infer Item> ? Hit<Item>[] : never
}

interface Beginning {
  /** Of the index. */
  number: number
  place: Node<unknown>
}

export class PhraseSearch<const Indexes extends readonly PhraseIndex<unknown>[]> {
  private indexes: Indexes
  private beginnings: PerWord<readonly Beginning[]>

  constructor(indexes: Indexes) {
    this.indexes = indexes
    this.beginnings = new PerWord((word) =>
      indexes.flatMap((index, number) => index.begin(word).map((place) => ({ number, place }))),
    )
  }

  /** In one clause, overlapping ones too, in the order of first words. */
  all(words: Words): HitsOf<Indexes> {
    const hits = this.indexes.map((): Hit<unknown>[] => [])
    const beginningsOf = this.beginnings.of(words.vocabulary)
    for (let from = 0; from < words.count; from++) {
      const beginnings = beginningsOf[words.numbers[from] ?? -1] as readonly Beginning[]
      const next = words.letters[from + 1] ?? 0
      for (let each = 0; each < beginnings.length; each++) {
        const { number, place } = beginnings[each] as Beginning
        if (place.item === null && (place.letters & next) === 0) continue
        this.indexes[number]?.follow(place, words, from, from + 1, hits[number] ?? [])
      }
    }
    return hits as HitsOf<Indexes>
  }
}
