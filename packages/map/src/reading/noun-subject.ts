import { role } from '../lexicon/grammar.ts'
import { isClassed, isPastForm, isVerb, wordClasses } from '../lexicon/word-classes.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'

const articles = new Set('the a an my our his her their its this that these those'.split(' '))
const adjectives = new Set(
  'same last first usual long short whole few next other own old new big small little full regular fixed daily weekly'.split(
    ' ',
  ),
)
/** Words from the article to the verb. With 3 and 6 no table moves. */
const reach = 4
const isWork = (word: string) => wordClasses.get('work')?.has(word) === true
/** "It leaves at seven": a bus, a post, a bell. */
const runs = /^(?:comes|leaves|arrives|departs|passes|rings|opens|closes)$/
const when = /^(?:at|on|every|each|by|daily|around)$/
const unchangedPasts = /^(?:put|cut|set|let|read|shut|quit)$/
/** "Deep work", "the final export" are no subject with its verb; "bees work", "our foreman blows" are. */
const agrees = (noun: string, verb: string) =>
  /s$/.test(noun) || /s$/.test(verb) || isPastForm(verb) || unchangedPasts.test(verb)
const looksFinite = (word: string, is: number, before: string) =>
  (is & role.be) !== 0 ||
  /^(?:has|had|have|did|does|will|can|keeps?|kept)$/.test(word) ||
  (isVerb(word) && agrees(before, word) && !/^(?:self|hand|home|tailor)$/.test(before)) ||
  /[^e]ed$/.test(word)

/** Whether a clause begins with a noun of its own and a verb: "our foreman blows", "Marta finishes". */
export function beginsWithNoun(tokens: Tokens, roles: Uint32Array, at: number): boolean {
  const first = wordAt(tokens, at)
  const isHere = (index: number) => index < tokens.count && tokens.clauses[index] === tokens.clauses[at]
  if (first === 'it' && isHere(at + 2))
    return runs.test(wordAt(tokens, at + 1)) && when.test(wordAt(tokens, at + 2))
  if (!articles.has(first)) {
    const next = isHere(at + 1) ? wordAt(tokens, at + 1) : ''
    return (
      (roles[at] ?? 0) === 0 &&
      !isClassed(first) &&
      !first.endsWith('ing') &&
      isVerb(next) &&
      agrees(first, next) &&
      !next.endsWith('ing')
    )
  }
  for (let index = at + 1; index <= at + reach && isHere(index); index++) {
    const word = wordAt(tokens, index)
    const is = roles[index] ?? 0
    if (
      isWork(word) ||
      (is & (role.writer | role.joint | role.relative | role.preposition | role.person)) !== 0
    )
      return false
    if (index === at + 1) continue
    const before = wordAt(tokens, index - 1)
    if (looksFinite(word, is, before) && !word.endsWith('ing')) return true
    if (/[^su]s$/.test(word) && !/s$/.test(before) && !adjectives.has(before) && !isClassed(word)) return true
  }
  return false
}
