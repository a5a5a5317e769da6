import type { Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import type { Match, PhraseTrie, TrieNode } from './phrase-trie.ts'

type MatchesOf<Tries> = {
  [Key in keyof Tries]: Tries[Key] extends PhraseTrie<infer Item> ? Match<Item>[] : never
}

interface Start {
  trieIndex: number
  node: TrieNode<unknown>
}

export class PhraseMatcher<const Tries extends readonly PhraseTrie<unknown>[]> {
  private tries: Tries
  private starts: WordCache<readonly Start[]>

  constructor(tries: Tries) {
    this.tries = tries
    this.starts = new WordCache((word) =>
      tries.flatMap((trie, trieIndex) => trie.startNodes(word).map((node) => ({ trieIndex, node }))),
    )
  }

  /** Matches may overlap. */
  findAll(tokens: Tokens): MatchesOf<Tries> {
    const matches = this.tries.map((): Match<unknown>[] => [])
    const startsById = this.starts.valuesOf(tokens.table)
    for (let from = 0; from < tokens.count; from++) {
      const starts = startsById[tokens.wordIds[from] ?? -1] as readonly Start[]
      const nextLetter = tokens.firstLetters[from + 1] ?? 0
      for (let index = 0; index < starts.length; index++) {
        const { trieIndex, node } = starts[index] as Start
        if (node.item === null && (node.nextLetters & nextLetter) === 0) continue
        this.tries[trieIndex]?.collectMatches(node, tokens, from, from + 1, matches[trieIndex] ?? [])
      }
    }
    return matches as MatchesOf<Tries>
  }
}
