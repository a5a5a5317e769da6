import { negations, notFacts } from '../lexicon/negation.ts'
import { readEntries } from '../lexicon/read-entries.ts'
import type { TextTag } from '../lexicon/tags.ts'
import type { FaultId, SwitchId } from '../switches.ts'
import { longestHits } from './longest-hits.ts'
import { type Hit, indexOf } from './phrase-index.ts'
import { PhraseSearch } from './phrase-search.ts'
import { type Place, placeOf } from './place.ts'
import { type FoundTag, readTags, tagIndexes } from './read-tags.ts'
import type { Words } from './words.ts'

export interface TextReading extends Place {
  entry: string
  /** Entries of one concept are repeats. */
  concept: string
  switch: SwitchId | null
  pole: 'left' | 'right' | null
  fault: FaultId | null
  dropped: 'negated' | 'not-a-fact' | undefined
}

/** In the order of the texts, and of the words in each. */
export interface TextReadings {
  readings: TextReading[]
  tags: FoundTag[]
}

/** Exported for the test that counts steps. */
export const entryIndex = indexOf(readEntries)
const negationIndex = indexOf([{ id: 'negation', pattern: negations }])
const notFactIndex = indexOf([{ id: 'not-a-fact', pattern: notFacts }])
const search = new PhraseSearch([negationIndex, notFactIndex, entryIndex, ...tagIndexes])

const negationReach = 3

/** A negation within three words before it in its clause. */
function negatedWords(words: Words, found: readonly Hit<unknown>[]): Uint8Array {
  const marks = new Uint8Array(words.count)
  for (const { to } of found) {
    const clause = words.clauses[to - 1]
    for (let at = to; at < to + negationReach && words.clauses[at] === clause; at++) marks[at] = 1
  }
  return marks
}

/** Per clause: whether it tells a wish or a condition. */
function clausesWithoutFacts(words: Words, found: readonly Hit<unknown>[]): Uint8Array {
  const marks = new Uint8Array((words.clauses[words.count - 1] ?? 0) + 1)
  for (const { from } of found) marks[words.clauses[from] ?? 0] = 1
  return marks
}

/** Negated and wished readings are marked as dropped (a wished fault counts). Ignores field masks. */
export function readText(words: Words, asked: (tag: TextTag) => boolean = () => true): TextReadings {
  const [negationHits, wishHits, entryHits, ...tagHits] = search.all(words)
  const negated = negatedWords(words, negationHits)
  const wishes = clausesWithoutFacts(words, wishHits)
  const readings: TextReading[] = []
  for (const { item, from, to } of longestHits(entryHits, words)) {
    const { text, start, end } = placeOf(words, from, to)
    const { id: entry, concept, switch: on, pole, fault } = item
    const dropped = !item.exempt && negated[from] === 1 ? 'negated' : undefined
    const wish = wishes[words.clauses[from] ?? 0] === 1 ? 'not-a-fact' : undefined
    const base = { text, start, end, entry, concept }
    if (on !== null) readings.push({ ...base, switch: on, pole, fault: null, dropped: dropped ?? wish })
    if (fault !== null) readings.push({ ...base, switch: null, pole: null, fault, dropped })
  }
  return { readings, tags: readTags(words, tagHits, negated, asked) }
}
