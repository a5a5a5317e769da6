import { firstLetterBit, type Tokens, tokenize, wordAt, wordsOf } from '../tokens/tokenizer.ts'

export interface TrieNode<Item> {
  exact: Map<string, TrieNode<Item>>
  stems: Map<string, TrieNode<Item>>
  longestStem: number
  /** First letters of the words that can follow. */
  nextLetters: number
  item: Item | null
}

export interface Match<Item> {
  item: Item
  /** Tokens; `to` is exclusive. */
  from: number
  to: number
}

const newNode = <Item>(): TrieNode<Item> => ({
  exact: new Map(),
  stems: new Map(),
  longestStem: 0,
  nextLetters: 0,
  item: null,
})

/** "my/her own" gives "my own" and "her own". */
function expandPattern(pattern: string): string[][] {
  let phrases: string[][] = [[]]
  for (const part of pattern.split(' ')) {
    const alternatives = part.split('/').map((form) => {
      const words = wordsOf(tokenize(form.replaceAll('_', ' ')))
      return form.endsWith('*') ? [...words.slice(0, -1), `${words.at(-1)}*`] : words
    })
    phrases = phrases.flatMap((phrase) => alternatives.map((words) => [...phrase, ...words]))
  }
  return phrases
}

function stemNodes<Item>(node: TrieNode<Item>, word: string): TrieNode<Item>[] {
  const nodes: TrieNode<Item>[] = []
  for (let length = Math.min(node.longestStem, word.length); length > 0; length--) {
    const stem = node.stems.get(word.slice(0, length))
    if (stem !== undefined) nodes.push(stem)
  }
  return nodes
}

export class PhraseTrie<Item> {
  private readonly root = newNode<Item>()
  /** For the test of linear time. */
  steps = 0

  /** Returns another item that already has one of the phrases. */
  add(pattern: string, item: Item): Item | null {
    let duplicate: Item | null = null
    for (const phrase of expandPattern(pattern)) {
      let node = this.root
      for (const word of phrase) {
        const isStem = word.endsWith('*')
        const key = isStem ? word.slice(0, -1) : word
        const branch = isStem ? node.stems : node.exact
        node.nextLetters |= firstLetterBit(key)
        if (isStem) node.longestStem = Math.max(node.longestStem, key.length)
        const next = branch.get(key) ?? newNode<Item>()
        branch.set(key, next)
        node = next
      }
      if (node.item !== null && node.item !== item) duplicate = node.item
      node.item = item
    }
    return duplicate
  }

  startNodes(word: string): TrieNode<Item>[] {
    const exact = this.root.exact.get(word)
    const stems = stemNodes(this.root, word)
    return exact === undefined ? stems : [exact, ...stems]
  }

  /** Matches that begin at `from` and have reached `node`, within one clause. */
  collectMatches(
    node: TrieNode<Item>,
    tokens: Tokens,
    from: number,
    at: number,
    matches: Match<Item>[],
  ): void {
    this.steps += 1
    if (node.item !== null) matches.push({ item: node.item, from, to: at })
    if (at === tokens.count || tokens.clauses[at] !== tokens.clauses[from]) return
    if ((node.nextLetters & (tokens.firstLetters[at] ?? 0)) === 0) return
    const word = wordAt(tokens, at)
    const exact = node.exact.get(word)
    if (exact !== undefined) this.collectMatches(exact, tokens, from, at + 1, matches)
    if (node.longestStem === 0) return
    for (const stem of stemNodes(node, word)) this.collectMatches(stem, tokens, from, at + 1, matches)
  }
}
