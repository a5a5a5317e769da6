import { isProfile, type Voice } from '../lexicon/entry.ts'
import { role } from '../lexicon/grammar.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, owner } from './clause-state.ts'

/** Longer prefixes are not looked through, so that the time stays linear. */
const reach = 12

const isThirdPerson = (word: string) => /[^su]s$/.test(word) && word !== 'always'

/** Whether the words before an "-ing" or "to …" name no subject. */
function isBare(clauses: Clauses, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    if (clauses.segments[before] !== clauses.segments[at]) return true
    const is = clauses.roles[before] ?? 0
    if ((is & role.writer) !== 0) return true
    if ((is & (role.filler | role.circumstance | role.preposition | role.joint)) === 0) return false
  }
  return at < reach
}

/** Whether the writer is the subject of the verb at `at`. */
export function isWritersVerb(tokens: Tokens, clauses: Clauses, at: number, voice: Voice): boolean {
  const state = clauses.owners[at]
  if (state === owner.other || state === owner.thing) return false
  const word = wordAt(tokens, at)
  const segment = clauses.segments[at]
  let before = at - 1
  const isInfinitive = before >= 0 && wordAt(tokens, before) === 'to' && clauses.segments[before] === segment
  if (word.endsWith('ing') || isInfinitive)
    // "Editing alone. I write instead." names what is put off.
    return state === owner.writer || (voice !== 'postponed' && isBare(clauses, at))
  const isHere = () => before >= Math.max(0, at - reach) && clauses.segments[before] === segment
  while (
    isHere() &&
    ((clauses.roles[before] ?? 0) & (role.filler | role.writer | role.joint)) === role.filler
  )
    before -= 1
  const is = isHere() ? (clauses.roles[before] ?? 0) : role.joint
  if ((is & role.writer) !== 0) return true
  if ((is & role.profileSubject) !== 0) return isProfile(voice)
  if ((is & role.joint) === 0) return false
  return isProfile(voice) || state === owner.writer || !isThirdPerson(word)
}
