import { isProfile, type Voice } from '../lexicon/entry.ts'
import { role } from '../lexicon/grammar.ts'
import { isPastForm } from '../lexicon/word-classes.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, mood, owner } from './clause-state.ts'

/** "I never …" is a habit; "I had no … at all" is told of one piece. */
export type Denial = 'habit' | 'piece'

const negations =
  /^(?:never|not?|no(?:thing|ne|body|r)|neither|without|cannot|hardly|rarely|seldom|barely|\w+n't|(?:fail|miss|forget|lack|avoid|refuse|skip|stop|quit)\w*)$/
/** Not wholly: "not always", "not yet". */
const softened =
  /\b(?:always|only|just|usually|often|really|every|all|both|quite|fully|entirely|exactly|much|many|yet|now|too|so|enough|twice|(?:almost|nearly) never|same (?!day|evening|hour|night))\b/
const emphatic = /\b(?:never|ever|not (?:once|a single)|at all|whatsoever)\b/
const present = /\b(?:do not|don't|does not|doesn't|cannot|can't)\b/
const perfect = /\b(?:have|has|i've|we've)\b/
const past = /^(?:had|did|was|were|\w+dn't|wasn't|weren't)$/
const occasion =
  /\b(?:this|that|last|next|one|other|first|these|those) (?:one|time|once|week|month|year|morning|evening|night|summer|winter|piece|card|project|job|\w*day)\b|\bfor (?:once|this|that)\b|\b(?:yesterday|today|so far|back then|at first)\b/
const restricted =
  /^(?:with|for|on|as|of) (?!any)|^(?:\w+ ){0,2}(?:before|until|till|unless|except|without|if|while|than|when(?! i (?:begin|start)))\b/

const unmeant = mood.wished | mood.unreal | mood.turned

/** How a pattern between two tokens is denied: by the writer, wholly, and of no one occasion. */
export function denialOf(
  tokens: Tokens,
  { moods, owners, roles }: Clauses,
  { from, to }: { from: number; to: number },
  voice: Voice,
): Denial | null {
  const isHers = owners[from] === owner.writer || (isProfile(voice) && owners[from] === owner.implied)
  if (!isHers || (((moods[from] ?? 0) | (moods[to - 1] ?? 0)) & unmeant) !== 0) return null
  const isIn = (column: Uint32Array, at: number, as: number) =>
    at >= 0 && at < tokens.count && column[at] === column[as]
  let at = to - 1
  while (isIn(tokens.sentences, at, from) && ((roles[at] ?? 0) & (role.negation | role.missing)) === 0)
    at -= 1
  if (!isIn(tokens.sentences, at, from)) return null
  const words = (first: number, isHere: (index: number) => boolean) => {
    const found: string[] = []
    for (let index = first; isHere(index); index++) found.push(wordAt(tokens, index))
    return found
  }
  // "I never mind asking" denies no asking.
  for (let between = at + 1; between < from; between++)
    if (((roles[between] ?? 0) & (role.filler | role.writer)) === 0) return null
  let start = at
  while (isIn(tokens.clauses, start - 1, at)) start -= 1
  let first = from
  while (isIn(tokens.sentences, first - 1, from)) first -= 1
  const told = words(start, (index) => index < to)
  const after = words(to, (index) => isIn(tokens.clauses, index, to - 1)).join(' ')
  const text = told.join(' ')
  if (told.filter((word) => negations.test(word)).length > 1 || restricted.test(after)) return null
  const whole = `${text} ${after}`
  if (softened.test(whole.replaceAll('at all', ''))) return null
  if (occasion.test(words(first, (index) => isIn(tokens.sentences, index, from)).join(' '))) return null
  const isPast = told.some((word) => past.test(word) || isPastForm(word)) && !perfect.test(text)
  if (isPast) return emphatic.test(whole) ? 'piece' : null
  return emphatic.test(whole) || present.test(text) ? 'habit' : null
}
