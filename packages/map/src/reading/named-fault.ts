import { role } from '../lexicon/grammar.ts'
import { wordClasses } from '../lexicon/word-classes.ts'
import { type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, owner } from './clause-state.ts'
import type { TextReading } from './text-reading.ts'

const awaiting = wordClasses.get('await')
const nobodyNamed = /^(?:nobody|noone|people|someone|somebody|anyone|anybody|everyone|everybody|others)$/
/** Words. With 2 a row of the truth table changes, with 5 none. */
const subjectReach = 3

/** "My guide sits on drafts", but not "the client asks for it". */
function isHeldByOthers(tokens: Tokens, { owners, roles, segments }: Clauses, at: number): boolean {
  if (owners[at] !== owner.other || ((roles[at - 1] ?? 0) & role.person) === 0) return false
  if (nobodyNamed.test(wordAt(tokens, at - 1)) || segments[at] !== segments[at - 1]) return false
  const before = Math.max(0, at - 1 - subjectReach)
  const isSubject = segments[before] !== segments[at] || before === 0
  const verb = wordAt(tokens, at)
  return isSubject && awaiting?.has(verb) !== true && ((roles[at] ?? 0) & role.be) === 0
}

/** The piece itself is polished, and none "instead"; who is asked which one to take has a way out. */
const saysOtherwise = (found: TextReading, { fault }: TextReading, isElsewhere: boolean) =>
  found.dropped === undefined &&
  ((fault !== 'CC' && found.switch === 'EXIT' && found.pole === 'right' && !isElsewhere) ||
    (fault === 'IO' && found.switch === 'LOOP' && found.pole === 'right'))

/**
 * What is postponed says where it waits only as long as nothing behind it gives another reason: "Publishing.
 * I always find something to improve", "The newsletter, because my boss rewrites it".
 */
export function withoutOtherReasons(
  readings: readonly TextReading[],
  tokens: Tokens,
  clauses: Clauses,
): TextReading[] {
  const firstSentences = new Map<number, number>()
  const endOfFirst = new Map<number, number>()
  const byOthers = new Map<number, number>()
  const elsewhere = new Set<number>()
  for (let at = 0; at < tokens.count; at++) {
    const text = tokens.textIndexes[at] ?? 0
    const sentence = tokens.sentences[at] ?? 0
    if (!firstSentences.has(text)) firstSentences.set(text, sentence)
    if (firstSentences.get(text) === sentence) endOfFirst.set(text, tokens.starts[at] ?? 0)
    if (wordAt(tokens, at) === 'instead') elsewhere.add(text)
    if (at > 0 && isHeldByOthers(tokens, clauses, at)) byOthers.set(text, tokens.starts[at] ?? 0)
  }
  const byText = Map.groupBy(readings, ({ text }) => text)
  return readings.filter((reading) => {
    if (reading.fault === null || reading.start > (endOfFirst.get(reading.text) ?? 0)) return true
    if ((byOthers.get(reading.text) ?? -1) >= reading.end) return false
    return !byText
      .get(reading.text)
      ?.some(
        (found) => found.start >= reading.end && saysOtherwise(found, reading, elsewhere.has(reading.text)),
      )
  })
}
