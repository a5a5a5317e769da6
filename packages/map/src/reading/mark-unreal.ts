import { pastPhrases, role, takenBackPhrases } from '../lexicon/grammar.ts'
import { PatternMatcher } from '../matching/pattern-matcher.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, mood } from './clause-state.ts'
import { questionSentences, quotedTokens } from './punctuation.ts'

const pastMatcher = new PatternMatcher(pastPhrases.map((pattern) => [pattern, 'past']))
const takenBackMatcher = new PatternMatcher(takenBackPhrases.map((pattern) => [pattern, 'taken-back']))

function markSentences(tokens: Tokens, moods: Uint8Array, marked: ReadonlySet<number>): void {
  for (let at = 0; at < tokens.count; at++)
    if (marked.has(tokens.sentences[at] ?? 0)) moods[at] = (moods[at] ?? 0) | mood.unreal
}

function markPhrases(tokens: Tokens, clauses: Clauses): void {
  const past = new Set<number>()
  for (let at = 1; at < tokens.count; at++) {
    if (wordAt(tokens, at) !== 'to' || wordAt(tokens, at - 1) !== 'used') continue
    if (at < 2 || ((clauses.roles[at - 2] ?? 0) & role.be) === 0) past.add(tokens.sentences[at] ?? 0)
  }
  for (const { from } of pastMatcher.findAll(tokens)) past.add(tokens.sentences[from] ?? 0)
  markSentences(tokens, clauses.moods, past)
  for (const { from } of takenBackMatcher.findAll(tokens))
    for (let at = from - 1; at >= 0 && tokens.sentences[at] === tokens.sentences[from]; at--) {
      if (((clauses.moods[at] ?? 0) & mood.turned) !== 0) break
      clauses.moods[at] = (clauses.moods[at] ?? 0) | mood.turned
    }
}

/** Of whole sentences: the past, questions and quotes. */
export function markUnreal(tokens: Tokens, clauses: Clauses): void {
  markPhrases(tokens, clauses)
  markSentences(tokens, clauses.moods, questionSentences(tokens))
  for (const at of quotedTokens(tokens)) clauses.moods[at] = (clauses.moods[at] ?? 0) | mood.unreal
}
