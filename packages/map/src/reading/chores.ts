import type { Voice } from '../lexicon/entry.ts'
import { role } from '../lexicon/grammar.ts'
import { wordClasses } from '../lexicon/word-classes.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import type { Clauses } from './clause-state.ts'

const commissioned = wordClasses.get('commissioned')
const articles = new Set(['a', 'an', 'the', 'our', 'my', 'their', 'local'])

/** "A website for a dentist", "the wedding cards": a piece of work for what would be none. */
function isCommission(tokens: Tokens, at: number): boolean {
  const isPiece = (index: number) =>
    index >= 0 &&
    index < tokens.count &&
    tokens.clauses[index] === tokens.clauses[at] &&
    commissioned?.has(wordAt(tokens, index)) === true
  let before = at - 1
  while (before > 0 && articles.has(wordAt(tokens, before))) before -= 1
  return isPiece(at + 1) || (before > 0 && wordAt(tokens, before) === 'for' && isPiece(before - 1))
}

const isSameClause = (tokens: Tokens, before: number, at: number) =>
  before >= 0 && tokens.clauses[before] === tokens.clauses[at]
const describing = /^(?:old|new|first|own|small|big|whole)$/

/** "In the shower", "like a dog" is a place or a likeness, and no topic. */
function isAside(tokens: Tokens, roles: Uint32Array, at: number): boolean {
  let before = at - 1
  while (
    isSameClause(tokens, before, at) &&
    (((roles[before] ?? 0) & role.determiner) !== 0 || describing.test(wordAt(tokens, before)))
  )
    before -= 1
  return isSameClause(tokens, before, at) && ((roles[before] ?? 0) & role.preposition) !== 0
}

function firstOf(at: number, column: Uint32Array): number {
  let first = at
  while (first > 0 && column[first - 1] === column[at]) first -= 1
  return first
}

/**
 * For each token, whether the talk is of what is no work: in the clause, and unless that is named aside, in
 * all of its text. There, only a pattern that names a piece of work is read.
 */
export function choreMask(
  tokens: Tokens,
  { roles }: Clauses,
  offTopic: ReadonlySet<number>,
  voice: Voice,
): boolean[] {
  const isChore = Array.from({ length: tokens.count }, () => false)
  const mark = (from: number, column: Uint32Array, at: number) => {
    for (let index = from; index < tokens.count && column[index] === column[at]; index++)
      isChore[index] = true
  }
  let textOfTopic = -1
  for (let at = 0; at < tokens.count; at++) {
    const text = tokens.textIndexes[at] ?? 0
    if (text === textOfTopic) continue
    const isOffTopic = offTopic.has(tokens.sentences[at] ?? -1)
    const isNamed = ((roles[at] ?? 0) & role.chore) !== 0 && !isCommission(tokens, at)
    if (!isNamed && !isOffTopic) continue
    if (!isOffTopic && isAside(tokens, roles, at)) {
      if (!isChore[at]) mark(firstOf(at, tokens.clauses), tokens.clauses, at)
      continue
    }
    // "Choosing a subject. I scrub the bath": what is done instead is no topic of what is put off.
    const isInstead = voice === 'postponed' && firstOf(at, tokens.sentences) > firstOf(at, tokens.textIndexes)
    mark(firstOf(at, isInstead ? tokens.sentences : tokens.textIndexes), tokens.textIndexes, at)
    textOfTopic = text
  }
  return isChore
}
