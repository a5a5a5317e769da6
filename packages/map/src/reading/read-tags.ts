import { type TagEntry, type TextTag, tagEntries } from '../lexicon/tags.ts'
import { longestMatches } from '../matching/longest-matches.ts'
import { type Match, trieOf } from '../matching/phrase-trie.ts'
import { rangeOf, type TextRange, type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'

export interface FoundTag extends TextRange {
  tag: TextTag
}

export const tagTries = [...Map.groupBy(tagEntries, ({ tag }) => tag).values()].map((entries) =>
  trieOf<TagEntry>(entries),
)
const contrastWords = new Set(['but', 'yet', 'although', 'though', 'while', 'whereas'])
const contrastCache = new WordCache((word) => contrastWords.has(word))
const minContradictionWords = 5

function findContradictions(tokens: Tokens): FoundTag[] {
  const found: FoundTag[] = []
  let first = 0
  let hasContrast = false
  const isContrast = contrastCache.valuesOf(tokens.table)
  for (let at = 0; at < tokens.count; at++) {
    const isLast = at + 1 === tokens.count || tokens.sentences[at + 1] !== tokens.sentences[at]
    if (!isLast) {
      if (isContrast[tokens.wordIds[at] ?? -1] !== true) continue
      const isNotYet = at > first && wordAt(tokens, at) === 'yet' && wordAt(tokens, at - 1) === 'not'
      hasContrast ||= !isNotYet
      continue
    }
    if (hasContrast && at + 1 - first >= minContradictionWords)
      found.push({ tag: 'contradiction', ...rangeOf(tokens, first, at + 1) })
    first = at + 1
    hasContrast = false
  }
  return found
}

export function readTags(
  tokens: Tokens,
  matchesByTag: readonly Match<TagEntry>[][],
  negated: Uint8Array,
  isWanted: (tag: TextTag) => boolean,
): FoundTag[] {
  const tags = matchesByTag
    .flatMap((matches) =>
      longestMatches(
        matches.filter(({ item }) => isWanted(item.tag)),
        tokens,
      ),
    )
    .filter(({ item, from }) => item.exempt || negated[from] !== 1)
    .map(({ item, from, to }): FoundTag => ({ tag: item.tag, ...rangeOf(tokens, from, to) }))
  const contradictions = isWanted('contradiction') ? findContradictions(tokens) : []
  return [...tags, ...contradictions].sort(
    (a, b) => a.text - b.text || a.start - b.start || a.end - b.end || (a.tag < b.tag ? -1 : 1),
  )
}
