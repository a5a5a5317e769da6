import { isProfile, type Voice } from '../lexicon/entry.ts'
import { role } from '../lexicon/grammar.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, mood, owner, type State } from './clause-state.ts'

const isBefore = (tokens: Tokens, at: number, words: readonly string[]) =>
  at + 1 < tokens.count && words.includes(wordAt(tokens, at + 1))

const ownClaims = new Set(
  'says say claims believes insists maintains self-described self-reported'.split(' '),
)
const ofSelf = /^(?:describe|call|see|consider|present|portray|regard|view|rate)s?$/
const self = /^(?:himself|herself|themselves|themself|itself)$/
/** "Says she is steady", "describes herself as steady" */
const isClaimOfSelf = (tokens: Tokens, at: number) =>
  ownClaims.has(wordAt(tokens, at)) ||
  (ofSelf.test(wordAt(tokens, at)) && at + 1 < tokens.count && self.test(wordAt(tokens, at + 1)))
/** "Evidence points to one long night": there the AI speaks for itself again. */
const facts = /^(?:evidence|reality|practice|fact|transcripts?|logs?|history|chats?)$/

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

export function readMood(state: State, tokens: Tokens, { roles }: Clauses, at: number, voice: Voice): void {
  const is = roles[at] ?? 0
  if (isProfile(voice) && state.isClaim && facts.test(wordAt(tokens, at))) {
    state.isClaim = false
    state.mood &= ~mood.wished
    state.owner = owner.implied
  }
  if (isProfile(voice) && isClaimOfSelf(tokens, at) && state.owner !== owner.other) {
    state.mood |= mood.wished
    state.isClaim = true
  }
  if ((is & moodRoles) === 0) return
  const isAfterNegation =
    at > 0 && tokens.clauses[at - 1] === tokens.clauses[at] && ((roles[at - 1] ?? 0) & role.negation) !== 0
  if ((is & (role.contrast | role.assertion)) !== 0 && !isAfterNegation) {
    state.mood &= (is & role.contrast) !== 0 ? 0 : ~mood.negated
    if ((is & role.contrast) !== 0) {
      state.isConditional = false
      // "Says she plans, but ships" may be said as one.
      if (wordAt(tokens, at) !== 'but') state.isClaim = false
    }
  }
  if ((is & (role.negation | role.missing)) !== 0 && !isNoDenial(tokens, at)) {
    state.mood |= mood.negated
    state.missing = (is & role.missing) !== 0
    state.gerund = ends.has(wordAt(tokens, at))
  }
  if ((is & role.wish) !== 0 && !isAbility(tokens, at)) state.mood |= mood.wished
  if ((is & role.wishTo) !== 0 && isBefore(tokens, at, ['to'])) state.mood |= mood.wished
  if ((is & role.turn) !== 0 && turns(tokens, at)) {
    state.mood |= mood.turned
    state.turnedAt = at
  }
  const isEven = at > 0 && ['even', 'as'].includes(wordAt(tokens, at - 1))
  if ((is & role.condition) !== 0 && !isEven && !isBefore(tokens, at, ['at', 'any', 'ever', 'not'])) {
    state.mood |= mood.unreal
    state.isConditional = true
  }
  if ((is & role.report) !== 0 && isOthers(state, tokens, roles, at)) state.mood |= mood.unreal
}

const saidOf = /^(?:said|says|told|tells|shouted|insisted|insists|complained|complains)$/
/** "My mother says", "the painter said" */
const isOthers = ({ owner: whose }: State, tokens: Tokens, roles: Uint32Array, at: number) =>
  whose === owner.other ||
  whose === owner.thing ||
  (at > 0 &&
    tokens.clauses[at - 1] === tokens.clauses[at] &&
    roles[at - 1] === 0 &&
    saidOf.test(wordAt(tokens, at)))

const senses = new Set(['see', 'hear', 'feel', 'smell', 'taste', 'already'])
/** "I could see it", "until I could say it" were so, and no wish. */
function isAbility(tokens: Tokens, at: number): boolean {
  if (wordAt(tokens, at) !== 'could') return false
  const before = at > 1 && tokens.clauses[at - 2] === tokens.clauses[at] ? wordAt(tokens, at - 2) : ''
  return (
    /^(?:until|till|once|moment)$/.test(before) ||
    (at + 1 < tokens.count && senses.has(wordAt(tokens, at + 1)))
  )
}

const ends = new Set(['stopped', 'quit'])
/** "not only", "no doubt", "stopped when it felt right" */
function isNoDenial(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  if (word === 'not') return isBefore(tokens, at, ['only', 'just'])
  if (ends.has(word)) return isBefore(tokens, at, ['when', 'once', 'as', 'there', 'because'])
  return word === 'no' && isBefore(tokens, at, ['matter', 'doubt'])
}

/** "instead" alone turns nothing. */
function turns(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at)
  if (word === 'instead') return isBefore(tokens, at, ['of'])
  return word !== 'rather' || isBefore(tokens, at, ['than'])
}
