import type { Voice } from '../lexicon/entry.ts'
import { role, rolesOf } from '../lexicon/grammar.ts'
import type { Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { beginClause, type Clauses, freshState } from './clause-state.ts'
import { markUnreal } from './mark-unreal.ts'
import { readMood } from './read-mood.ts'
import { readNoun, readSubject } from './read-subject.ts'

const roleCache = new WordCache(rolesOf)

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
    if (isFirst || isPunctuation || isJoint) readNoun(state, tokens, roles, isJoint ? at + 1 : at)
    readSubject(state, tokens, clauses, at, voice)
    // A subject is no longer in the mood of the clause before it.
    clauses.moods[at] = state.mood
    readMood(state, tokens, clauses, at, voice)
  }
  markUnreal(tokens, clauses, voice)
  return clauses
}
