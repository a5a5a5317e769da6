import { type TagEntry, type TextTag, tagEntries } from '../lexicon/tags.ts'
import { isPastForm, isVerb } from '../lexicon/word-classes.ts'
import { longestMatches } from '../matching/longest-matches.ts'
import { PatternMatcher } from '../matching/pattern-matcher.ts'
import { rangeOf, type TextRange, type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { type Clauses, mood, owner } from './clause-state.ts'

export interface FoundTag extends TextRange {
  tag: TextTag
}

const tagMatcher = new PatternMatcher<TagEntry>(
  tagEntries.flatMap((entry) => entry.phrases.map((pattern) => [pattern, entry] as const)),
)
const contrastWords = new Set(['but', 'yet', 'although', 'though', 'whereas'])
/** "Would like to …, but …": only one half is so. */
const conditionals = new Set(['would', 'could', 'should', 'might', 'if'])
const beforeNoContrast = new Set(['not', 'nothing', 'all', 'anything', 'everything', 'no'])
const contrastCache = new WordCache((word) => contrastWords.has(word))
/** Under it there is no room for two halves. With 3 no table moves. */
const minContradictionWords = 5

/** "I do not know what safe would be" */
const isAsked = (tokens: Tokens, at: number) =>
  [2, 3].some((back) => at >= back && /^(?:what|how|who|which)$/.test(wordAt(tokens, at - back)))

const whole =
  /^(?:every|any|no|all|each|none|nobody|everyone|everybody|anyone|anybody|everything|anything|nothing)$/
const subject =
  /^(?:i|he|she|they|it|we|you|not|is|are|does|do|has|have|can|will|never|always|also|then|rarely)$/
/** "Every voice but her own" names what is left out. */
function isExcept(tokens: Tokens, at: number): boolean {
  if (wordAt(tokens, at) !== 'but') return false
  const isHere = (index: number) => tokens.clauses[index] === tokens.clauses[at]
  const isBefore = (index: number) => index >= 0 && tokens.sentences[index] === tokens.sentences[at]
  const before = [3, 2, 1].map((back) => at - back).filter(isBefore)
  if (!before.some((index) => whole.test(wordAt(tokens, index)))) return false
  for (let index = at + 1; index < tokens.count && isHere(index); index++) {
    const word = wordAt(tokens, index)
    if (word !== 'own' && (subject.test(word) || isPastForm(word) || isVerb(word))) return false
  }
  return true
}

function findContradictions(tokens: Tokens): FoundTag[] {
  const found: FoundTag[] = []
  let first = 0
  let hasContrast = false
  const isContrast = contrastCache.valuesOf(tokens.table)
  let isReal = true
  for (let at = 0; at < tokens.count; at++) {
    if (conditionals.has(wordAt(tokens, at)) && !isAsked(tokens, at)) isReal = false
    const isLast = at + 1 === tokens.count || tokens.sentences[at + 1] !== tokens.sentences[at]
    if (!isLast) {
      if (isContrast[tokens.wordIds[at] ?? -1] !== true || isExcept(tokens, at)) continue
      const isBehind = at > first && tokens.clauses[at] === tokens.clauses[at - 1]
      hasContrast ||=
        !(isBehind || wordAt(tokens, at) === 'but') || !beforeNoContrast.has(wordAt(tokens, at - 1))
      continue
    }
    if (hasContrast && isReal && at + 1 - first >= minContradictionWords)
      found.push({ tag: 'contradiction', ...rangeOf(tokens, first, at + 1) })
    first = at + 1
    hasContrast = false
    isReal = true
  }
  return found
}

/** The hours of her own work. */
const isHours = ({ tag }: TagEntry) => tag === 'at-night' || tag === 'in-the-morning'

/** A tag of a wish is no fact either, except where it asks for something. */
const unwanted = ({ tag, exempt }: TagEntry): number => {
  if (tag === 'outside-date') return mood.negated | mood.unreal
  if (exempt || tag.startsWith('asks-') || tag === 'simple') return mood.unreal & 0
  return mood.negated | mood.unreal | (tag === 'invoices' || tag === 'tools' ? 0 : mood.wished | mood.turned)
}

export function readTags(
  tokens: Tokens,
  { moods, owners }: Clauses,
  chores: readonly boolean[],
  isWanted: (tag: TextTag) => boolean,
): FoundTag[] {
  const matches = tagMatcher
    .findAll(tokens)
    .filter(({ item, from }) => isWanted(item.tag) && ((moods[from] ?? 0) & unwanted(item)) === 0)
    .filter(({ item, from }) => !isHours(item) || (owners[from] !== owner.other && chores[from] !== true))
  const tags = [...Map.groupBy(matches, ({ item }) => item.tag).values()]
    .flatMap((same) => longestMatches(same, tokens))
    .filter(({ item }) => item.isOther !== true)
    .map(({ item, from, to }): FoundTag => ({ tag: item.tag, ...rangeOf(tokens, from, to) }))
  const contradictions = isWanted('contradiction') ? findContradictions(tokens) : []
  return [...tags, ...contradictions].sort(
    (a, b) => a.text - b.text || a.start - b.start || a.end - b.end || (a.tag < b.tag ? -1 : 1),
  )
}
