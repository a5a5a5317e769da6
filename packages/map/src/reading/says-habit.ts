import { role } from '../lexicon/grammar.ts'
import type { Tokens } from '../tokens/tokenizer.ts'
import { wordAt } from '../tokens/tokenizer.ts'
import { mood, owner } from './clause-state.ts'
import { readClauses } from './clauses.ts'

/** Subjects, and what a wish begins with: nothing is done yet. */
const before = role.writer | role.other | role.person | role.wish | role.wishTo | role.condition
const denials = new Set('no not none nothing never nowhere'.split(' '))

/** Whether anything in an answer to A6 is done now, by her: no wish, no past, no question, no "none". */
export function saysHabit(tokens: Tokens): boolean {
  if (tokens.count === 0) return true
  const { moods, owners, roles } = readClauses(tokens, 'habit')
  let isDenied = false
  for (let at = 0; at < tokens.count; at++) {
    const isFirst = at === 0 || tokens.sentences[at] !== tokens.sentences[at - 1]
    if (isFirst) isDenied = denials.has(wordAt(tokens, at))
    const isUnreal = ((moods[at] ?? 0) & (mood.wished | mood.unreal)) !== 0
    const isDone = ((roles[at] ?? 0) & before) === 0
    if (!isDenied && !isUnreal && isDone && owners[at] !== owner.other) return true
  }
  return false
}
