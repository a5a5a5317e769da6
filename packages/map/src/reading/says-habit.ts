import { role } from '../lexicon/grammar.ts'
import { isPastForm } from '../lexicon/word-classes.ts'
import type { Tokens } from '../tokens/tokenizer.ts'
import { wordAt } from '../tokens/tokenizer.ts'
import { mood, owner } from './clause-state.ts'
import { readClauses } from './clauses.ts'

/** Subjects, and what a wish begins with: nothing is done yet. */
const before = role.writer | role.other | role.person | role.wish | role.wishTo | role.condition
const denials = new Set('no not none nothing never nowhere'.split(' '))

/** "The hours are kept": a rule of the house, where nobody says I. */
function isHouseRule(tokens: Tokens, roles: Uint32Array): boolean {
  let isPassive = false
  for (let at = 0; at < tokens.count; at++) {
    if (((roles[at] ?? 0) & role.writer) !== 0) return false
    const isBe = at > 0 && /^(?:is|are|be)$/.test(wordAt(tokens, at - 1))
    if (isBe && isPastForm(wordAt(tokens, at))) isPassive = true
  }
  return isPassive
}

/** Whether anything in an answer to A6 is done now, by her: no wish, no past, no question, no "none". */
export function saysHabit(tokens: Tokens): boolean {
  if (tokens.count === 0) return true
  const { moods, owners, roles } = readClauses(tokens, 'habit')
  if (isHouseRule(tokens, roles)) return false
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
