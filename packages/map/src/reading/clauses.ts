import { isProfile, type Voice } from '../lexicon/entry.ts'
import { pastPhrases, role, rolesOf, takenBackPhrases } from '../lexicon/grammar.ts'
import { PatternMatcher } from '../matching/pattern-matcher.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { beginsWithNoun } from './noun-subject.ts'
import { questionSentences, quotedTokens } from './punctuation.ts'

export const owner = { implied: 0, writer: 1, other: 2, thing: 3 } as const
export const mood = { negated: 1, wished: 2, unreal: 4, turned: 8 } as const

/** For each token, what holds where it stands. */
export interface Clauses {
  roles: Uint32Array
  owners: Uint8Array
  moods: Uint8Array
  /** Of the clause with one subject, at commas and joints. */
  segments: Uint32Array
}

const roleCache = new WordCache(rolesOf)
const pastMatcher = new PatternMatcher(pastPhrases.map((pattern) => [pattern, 'past']))
const takenBackMatcher = new PatternMatcher(takenBackPhrases.map((pattern) => [pattern, 'taken-back']))
const subjectReach = 2

interface State {
  owner: number
  mood: number
  /** Since the last subject. */
  hasBoundary: boolean
  hasSubject: boolean
  turnedAt: number
  isConditional: boolean
  /** What a profile says of itself is a claim, no fact. */
  isClaim: boolean
  missing: boolean
}

const freshState = (): State => ({
  owner: owner.implied,
  mood: 0,
  hasBoundary: true,
  hasSubject: false,
  turnedAt: -1,
  isConditional: false,
  isClaim: false,
  missing: false,
})

/** "with my partner", "I show my partner": no subject. */
function isObject(roles: Uint32Array, segments: Uint32Array, at: number, { hasSubject }: State): boolean {
  if (hasSubject) return true
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (segments[before] !== segments[at]) return false
    if (((roles[before] ?? 0) & role.preposition) !== 0) return true
  }
  return false
}

function takeSubject(state: State, at: number, next: number): void {
  const isInsideTurn = state.turnedAt !== -1 && at - state.turnedAt <= subjectReach
  if (state.hasBoundary && !isInsideTurn) {
    state.mood &= (state.isConditional ? mood.unreal : 0) | (state.isClaim ? mood.wished : 0)
    state.turnedAt = -1
  }
  state.owner = next
  state.hasBoundary = false
  state.hasSubject = true
}

function readSubject(state: State, clauses: Clauses, at: number, voice: Voice): void {
  const is = clauses.roles[at] ?? 0
  if ((is & role.writer) !== 0) takeSubject(state, at, owner.writer)
  else if (isProfile(voice) && (is & role.profileSubject) !== 0) takeSubject(state, at, owner.writer)
  else if ((is & role.other) !== 0) takeSubject(state, at, owner.other)
  else if ((is & role.person) !== 0 && !isObject(clauses.roles, clauses.segments, at, state))
    takeSubject(state, at, owner.other)
  else if ((is & role.watching) !== 0 && state.owner !== owner.other) state.owner = owner.other
}

function readNoun(state: State, tokens: Tokens, roles: Uint32Array, at: number): void {
  if (beginsWithNoun(tokens, roles, at)) takeSubject(state, at, owner.thing)
}

const isBefore = (tokens: Tokens, at: number, words: readonly string[]) =>
  at + 1 < tokens.count && words.includes(wordAt(tokens, at + 1))

const ownClaims = new Set(['says', 'say', 'claims', 'believes', 'insists'])
const moodRoles =
  role.contrast |
  role.assertion |
  role.negation |
  role.missing |
  role.wish |
  role.wishTo |
  role.turn |
  role.condition |
  role.report

function readMood(state: State, tokens: Tokens, { roles }: Clauses, at: number, voice: Voice): void {
  const is = roles[at] ?? 0
  if ((is & moodRoles) === 0) return
  const isAfterNegation = at > 0 && ((roles[at - 1] ?? 0) & role.negation) !== 0
  if ((is & (role.contrast | role.assertion)) !== 0 && !isAfterNegation) {
    state.mood &= (is & role.contrast) !== 0 ? 0 : ~mood.negated
    if ((is & role.contrast) !== 0) state.isConditional = false
  }
  if ((is & (role.negation | role.missing)) !== 0 && !isNoDenial(tokens, at)) {
    state.mood |= mood.negated
    state.missing = (is & role.missing) !== 0
  }
  if ((is & role.wish) !== 0) state.mood |= mood.wished
  if ((is & role.wishTo) !== 0 && isBefore(tokens, at, ['to'])) state.mood |= mood.wished
  if ((is & role.turn) !== 0 && turns(tokens, at)) {
    state.mood |= mood.turned
    state.turnedAt = at
  }
  const isEven = at > 0 && ['even', 'as', 'and'].includes(wordAt(tokens, at - 1))
  if ((is & role.condition) !== 0 && !isEven && !isBefore(tokens, at, ['at', 'any', 'ever', 'not'])) {
    state.mood |= mood.unreal
    state.isConditional = true
  }
  if ((is & role.report) !== 0 && state.owner === owner.other) state.mood |= mood.unreal
  const isOwnClaim = isProfile(voice) && ownClaims.has(wordAt(tokens, at))
  if (isOwnClaim && state.owner !== owner.other) {
    state.mood |= mood.wished
    state.isClaim = true
  }
}

/** "not only", "no doubt" */
function isNoDenial(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  if (word === 'not') return isBefore(tokens, at, ['only', 'just'])
  return word === 'no' && isBefore(tokens, at, ['matter', 'doubt'])
}

/** "instead" alone turns nothing. */
function turns(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  if (word === 'instead') return isBefore(tokens, at, ['of'])
  return word !== 'rather' || isBefore(tokens, at, ['than'])
}

function beginClause(state: State, isPunctuation: boolean): void {
  state.hasBoundary = true
  state.hasSubject = false
  if (!isPunctuation) return
  if (state.turnedAt !== -1) state.mood &= ~mood.turned
  state.turnedAt = -1
  if (state.missing) state.mood &= ~mood.negated
  state.missing = false
}

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

export function readClauses(tokens: Tokens, voice: Voice): Clauses {
  const words = roleCache.valuesOf(tokens.table)
  const roles = Uint32Array.from({ length: tokens.count }, (_, at) => words[tokens.wordIds[at] ?? -1] ?? 0)
  const clauses: Clauses = {
    roles,
    owners: new Uint8Array(tokens.count),
    moods: new Uint8Array(tokens.count),
    segments: new Uint32Array(tokens.count),
  }
  let state = freshState()
  let segment = 0
  for (let at = 0; at < tokens.count; at++) {
    const isFirst = at === 0 || tokens.sentences[at] !== tokens.sentences[at - 1]
    const isPunctuation = !isFirst && tokens.clauses[at] !== tokens.clauses[at - 1]
    const isJoint = ((roles[at] ?? 0) & role.joint) !== 0
    if (isFirst) state = freshState()
    if (isFirst || isPunctuation || isJoint) segment += 1
    if (isPunctuation || isJoint) beginClause(state, isPunctuation)
    clauses.segments[at] = segment
    clauses.owners[at] = state.owner
    clauses.moods[at] = state.mood
    if (isFirst || isPunctuation || isJoint) readNoun(state, tokens, roles, isJoint ? at + 1 : at)
    readSubject(state, clauses, at, voice)
    readMood(state, tokens, clauses, at, voice)
  }
  markPhrases(tokens, clauses)
  markSentences(tokens, clauses.moods, questionSentences(tokens))
  for (const at of quotedTokens(tokens)) clauses.moods[at] = (clauses.moods[at] ?? 0) | mood.unreal
  return clauses
}
