import { isProfile, type Voice } from '../lexicon/entry.ts'
import { role } from '../lexicon/grammar.ts'
import { isVerb, wordClasses } from '../lexicon/word-classes.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, mood, owner, type State } from './clause-state.ts'
import { beginsWithNoun } from './noun-subject.ts'

/** Words after "before" or "instead of". With 4 circuits, claims and rules of bench/tables.txt move. */
const subjectReach = 2

/** "with my partner", "I show my partner": no subject. */
function isObject(roles: Uint32Array, segments: Uint32Array, at: number, { hasSubject }: State): boolean {
  if (hasSubject) return true
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (segments[before] !== segments[at]) return false
    if (((roles[before] ?? 0) & role.preposition) !== 0) return true
  }
  return false
}

const frames = wordClasses.get('given')

/** "The company handbook", "the client brief": a frame that somebody gave. */
function isOfFrame(tokens: Tokens, at: number): boolean {
  const next =
    at + 1 < tokens.count && tokens.clauses[at + 1] === tokens.clauses[at] ? wordAt(tokens, at + 1) : ''
  return frames?.has(next) === true && !next.endsWith('s') && !isVerb(next)
}

function takeSubject(state: State, at: number, next: number, kept = 0): void {
  const isInsideTurn = state.turnedAt !== -1 && at - state.turnedAt <= subjectReach
  // "Before I write a word I draw": the second subject has a clause of its own.
  const isSecond = state.turnedAt !== -1 && state.turnedHasSubject && next === owner.writer
  state.turnedHasSubject = isInsideTurn
  if ((state.hasBoundary || isSecond) && !isInsideTurn) {
    state.mood &= kept | (state.isConditional ? mood.unreal : 0) | (state.isClaim ? mood.wished : 0)
    state.turnedAt = -1
  }
  state.owner = next
  state.hasBoundary = false
  state.hasSubject = true
}

const auxiliary = /^(?:do|did|have|had|am|was|were|can|could|will|would)$/

export function readSubject(state: State, tokens: Tokens, clauses: Clauses, at: number, voice: Voice): void {
  const is = clauses.roles[at] ?? 0
  // "Never do I plan": what stands in front of the verb denies it.
  const isInverted = at > 0 && auxiliary.test(wordAt(tokens, at - 1))
  if ((is & role.writer) !== 0) takeSubject(state, at, owner.writer, isInverted ? mood.negated : 0)
  else if (isProfile(voice) && (is & role.profileSubject) !== 0) takeSubject(state, at, owner.writer)
  else if ((is & role.other) !== 0) takeSubject(state, at, owner.other)
  else if (
    (is & role.person) !== 0 &&
    !isObject(clauses.roles, clauses.segments, at, state) &&
    !isOfFrame(tokens, at)
  )
    takeSubject(state, at, owner.other)
  else if ((is & role.watching) !== 0 && state.owner !== owner.other) state.owner = owner.other
}

export function readNoun(state: State, tokens: Tokens, roles: Uint32Array, at: number): void {
  if (beginsWithNoun(tokens, roles, at)) takeSubject(state, at, owner.thing)
}
