import type { Voice } from '../lexicon/entry.ts'
import { deniedPhrases, pastPhrases, role, takenBackPhrases } from '../lexicon/grammar.ts'
import { isPastForm } from '../lexicon/word-classes.ts'
import { PatternMatcher } from '../matching/pattern-matcher.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, mood } from './clause-state.ts'
import { questionSentences, quotedTokens } from './punctuation.ts'

const pastMatcher = new PatternMatcher(pastPhrases.map((pattern) => [pattern, 'past']))
const takenBackMatcher = new PatternMatcher([
  ...takenBackPhrases.map((pattern) => [pattern, mood.turned] as const),
  ...deniedPhrases.map((pattern) => [pattern, mood.unreal] as const),
])

function markSentences(tokens: Tokens, moods: Uint8Array, marked: ReadonlySet<number>): void {
  for (let at = 0; at < tokens.count; at++)
    if (marked.has(tokens.sentences[at] ?? 0)) moods[at] = (moods[at] ?? 0) | mood.unreal
}

const perfect = new Set(['have', 'has', "i've", "we've", 'ive'])

/** Whether the first thing that the writer does in a sentence is in the past: "I painted each day". */
function saysPast(tokens: Tokens, { roles }: Clauses, at: number): boolean {
  if (perfect.has(wordAt(tokens, at)) || (at > 0 && perfect.has(wordAt(tokens, at - 1)))) return false
  let next = at + 1
  const isHere = () => next < tokens.count && tokens.clauses[next] === tokens.clauses[at]
  while (isHere() && ((roles[next] ?? 0) & role.filler) !== 0 && !perfect.has(wordAt(tokens, next))) next += 1
  return isHere() && isPastForm(wordAt(tokens, next))
}

/** A habit that is told in the past was one. */
function pastHabits(tokens: Tokens, clauses: Clauses): Set<number> {
  const told = new Set<number>()
  const past = new Set<number>()
  for (let at = 0; at < tokens.count; at++) {
    const sentence = tokens.sentences[at] ?? 0
    if (((clauses.roles[at] ?? 0) & role.writer) === 0 || told.has(sentence)) continue
    told.add(sentence)
    if (saysPast(tokens, clauses, at)) past.add(sentence)
  }
  return past
}

/** "Once it holds, I leave it" is no past, "once I worked" is. */
function saysPastWord(tokens: Tokens, from: number): boolean {
  for (let at = from; at < tokens.count && tokens.sentences[at] === tokens.sentences[from]; at++)
    if (isPastForm(wordAt(tokens, at)) || /^(?:was|were|had|did)$/.test(wordAt(tokens, at))) return true
  return false
}

/** "The template from my old company" is used today; "when I was sanding" answers "when did you last …?". */
function isNoPast(tokens: Tokens, from: number, voice: Voice): boolean {
  if (from > 0 && wordAt(tokens, from - 1) === 'from') return true
  if (wordAt(tokens, from) === 'once') return !saysPastWord(tokens, from)
  if (voice !== 'absorbed' || wordAt(tokens, from) !== 'when') return false
  const next = from + 3 < tokens.count ? wordAt(tokens, from + 3) : ''
  return next.endsWith('ing') && !/^(?:study|liv|work|teach|train)ing$/.test(next)
}

function markPhrases(tokens: Tokens, clauses: Clauses, voice: Voice): void {
  const past = new Set<number>()
  for (let at = 1; at < tokens.count; at++) {
    if (wordAt(tokens, at) !== 'to' || wordAt(tokens, at - 1) !== 'used') continue
    if (at < 2 || ((clauses.roles[at - 2] ?? 0) & role.be) === 0) past.add(tokens.sentences[at] ?? 0)
  }
  for (const { from } of pastMatcher.findAll(tokens))
    if (!isNoPast(tokens, from, voice)) past.add(tokens.sentences[from] ?? 0)
  markSentences(tokens, clauses.moods, past)
  for (const { from, item } of takenBackMatcher.findAll(tokens))
    for (let at = from - 1; at >= 0 && tokens.sentences[at] === tokens.sentences[from]; at--) {
      if (((clauses.moods[at] ?? 0) & item) !== 0) break
      clauses.moods[at] = (clauses.moods[at] ?? 0) | item
    }
}

/** Of whole sentences: the past, questions and quotes. */
export function markUnreal(tokens: Tokens, clauses: Clauses, voice: Voice): void {
  if (voice === 'habit') markSentences(tokens, clauses.moods, pastHabits(tokens, clauses))
  markPhrases(tokens, clauses, voice)
  markSentences(tokens, clauses.moods, questionSentences(tokens))
  for (const at of quotedTokens(tokens)) clauses.moods[at] = (clauses.moods[at] ?? 0) | mood.unreal
}
