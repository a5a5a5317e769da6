import { negations, notFacts } from '../lexicon/negation.ts'
import { readEntries } from '../lexicon/read-entries.ts'
import type { TextTag } from '../lexicon/tags.ts'
import { longestMatches } from '../matching/longest-matches.ts'
import { PhraseMatcher } from '../matching/phrase-matcher.ts'
import { type Match, trieOf } from '../matching/phrase-trie.ts'
import type { FaultId, SwitchId } from '../switches.ts'
import { rangeOf, type TextRange, type Tokens } from '../tokens/tokenizer.ts'
import { type FoundTag, readTags, tagTries } from './read-tags.ts'

export interface TextReading extends TextRange {
  entry: string
  concept: string
  switch: SwitchId | null
  pole: 'left' | 'right' | null
  fault: FaultId | null
  dropped: 'negated' | 'not-a-fact' | undefined
}

export interface TextReadings {
  readings: TextReading[]
  tags: FoundTag[]
}

export const entryTrie = trieOf(readEntries)
const negationTrie = trieOf([{ id: 'negation', pattern: negations }])
const notFactTrie = trieOf([{ id: 'not-a-fact', pattern: notFacts }])
const matcher = new PhraseMatcher([negationTrie, notFactTrie, entryTrie, ...tagTries])

const negationReach = 3

/** 1 within three words after a negation in the same clause. */
function negatedTokens(tokens: Tokens, negationMatches: readonly Match<unknown>[]): Uint8Array {
  const negated = new Uint8Array(tokens.count)
  for (const { to } of negationMatches) {
    const clause = tokens.clauses[to - 1]
    for (let at = to; at < to + negationReach && tokens.clauses[at] === clause; at++) negated[at] = 1
  }
  return negated
}

function notFactClauses(tokens: Tokens, notFactMatches: readonly Match<unknown>[]): Uint8Array {
  const clauses = new Uint8Array((tokens.clauses[tokens.count - 1] ?? 0) + 1)
  for (const { from } of notFactMatches) clauses[tokens.clauses[from] ?? 0] = 1
  return clauses
}

/** Dropped readings are kept and marked; a wish counts for a fault only. */
export function readText(tokens: Tokens, isWantedTag: (tag: TextTag) => boolean = () => true): TextReadings {
  const [negationMatches, notFactMatches, entryMatches, ...tagMatches] = matcher.findAll(tokens)
  const negated = negatedTokens(tokens, negationMatches)
  const notFact = notFactClauses(tokens, notFactMatches)
  const readings: TextReading[] = []
  for (const { item, from, to } of longestMatches(entryMatches, tokens)) {
    const { text, start, end } = rangeOf(tokens, from, to)
    const { id: entry, concept, switch: on, pole, fault } = item
    const negation = !item.exempt && negated[from] === 1 ? 'negated' : undefined
    const wish = notFact[tokens.clauses[from] ?? 0] === 1 ? 'not-a-fact' : undefined
    const base = { text, start, end, entry, concept }
    if (on !== null) readings.push({ ...base, switch: on, pole, fault: null, dropped: negation ?? wish })
    if (fault !== null) readings.push({ ...base, switch: null, pole: null, fault, dropped: negation })
  }
  return { readings, tags: readTags(tokens, tagMatches, negated, isWantedTag) }
}
