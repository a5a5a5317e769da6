import { role } from '../lexicon/grammar.ts'
import { wordClasses } from '../lexicon/word-classes.ts'
import { type TextRange, type Tokens, wordAt } from '../tokens/tokenizer.ts'
import { type Clauses, owner } from './clause-state.ts'
import { TextRanges } from './text-ranges.ts'
import type { TextReading } from './text-reading.ts'

const awaiting = wordClasses.get('await')
const nobodyNamed = /^(?:nobody|noone|people|someone|somebody|anyone|anybody|everyone|everybody|others)$/
/** Words. With 2 a row of the truth table changes, with 5 none. */
const subjectReach = 3

/** "My boss rewrites it", but not "the client asks for it". */
function isHeldByOthers(tokens: Tokens, { owners, roles, segments }: Clauses, at: number): boolean {
  if (owners[at] !== owner.other || ((roles[at - 1] ?? 0) & role.person) === 0) return false
  if (nobodyNamed.test(wordAt(tokens, at - 1)) || segments[at] !== segments[at - 1]) return false
  const before = Math.max(0, at - 1 - subjectReach)
  const isSubject = segments[before] !== segments[at] || before === 0
  const verb = wordAt(tokens, at)
  return isSubject && awaiting?.has(verb) !== true && ((roles[at] ?? 0) & role.be) === 0
}

const sits = /^(?:sits|sat|sleeps|slept)$/
const handedIn = /^(?:it|them|everything|my|our|every|each)$/
const works = wordClasses.get('work')

/** "My guide sits on drafts", "Marta sleeps on it": whoever it is, it lies with somebody else. */
function isSatOn(tokens: Tokens, { roles, segments }: Clauses, at: number): boolean {
  const isHere = (index: number) => index < tokens.count && segments[index] === segments[at]
  if (!sits.test(wordAt(tokens, at)) || !isHere(at - 1) || !isHere(at + 2)) return false
  const object = wordAt(tokens, at + 2)
  const isHers = ((roles[at - 1] ?? 0) & (role.writer | role.be)) !== 0
  return !isHers && wordAt(tokens, at + 1) === 'on' && (handedIn.test(object) || works?.has(object) === true)
}

/** "Nothing moves till he moves" */
function isUntilOthers(tokens: Tokens, { roles, segments }: Clauses, at: number): boolean {
  if (at < 2 || !/^(?:until|till)$/.test(wordAt(tokens, at - 2)) || segments[at] !== segments[at - 2])
    return false
  const verb = wordAt(tokens, at)
  return (
    /^(?:he|she|they)$/.test(wordAt(tokens, at - 1)) &&
    !heard.test(verb) &&
    ((roles[at] ?? 0) & role.be) === 0
  )
}
const heard = /^(?:ask|call|ring|write|beg|hear|see|read|find|notice|come|shout)(?:s|es)?$/

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
  const sitting: TextRange[] = []
  for (let at = 0; at < tokens.count; at++) {
    const text = tokens.textIndexes[at] ?? 0
    const sentence = tokens.sentences[at] ?? 0
    if (!firstSentences.has(text)) firstSentences.set(text, sentence)
    if (firstSentences.get(text) === sentence) endOfFirst.set(text, tokens.starts[at] ?? 0)
    if (wordAt(tokens, at) === 'instead') elsewhere.add(text)
    if (at === 0) continue
    const start = tokens.starts[at] ?? 0
    if (isSatOn(tokens, clauses, at)) sitting.push({ text, start, end: start + 1 })
    if ([isHeldByOthers, isSatOn, isUntilOthers].some((test) => test(tokens, clauses, at)))
      byOthers.set(text, start)
  }
  const byText = Map.groupBy(readings, ({ text }) => text)
  const satOn = new TextRanges(sitting)
  return readings.filter((reading) => {
    if (reading.fault !== null && satOn.overlap(reading)) return false
    // "It has been complete since spring. I open it, alter a heading" waits for no listener.
    const isFirst = reading.start <= (endOfFirst.get(reading.text) ?? 0)
    if (reading.fault === null || !(isFirst || reading.fault === 'OE')) return true
    if (isFirst && (byOthers.get(reading.text) ?? -1) >= reading.end) return false
    return !byText
      .get(reading.text)
      ?.some(
        (found) => found.start >= reading.end && saysOtherwise(found, reading, elsewhere.has(reading.text)),
      )
  })
}
