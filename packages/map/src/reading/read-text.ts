import type { Phrases } from '../lexicon/entry.ts'
import { negations, notFacts } from '../lexicon/negation.ts'
import { type ReadEntry, readEntries } from '../lexicon/read-entries.ts'
import { type TagEntry, type TextTag, tagEntries } from '../lexicon/tags.ts'
import type { FaultId, SwitchId } from '../switches.ts'
import { type Hit, PhraseIndex } from './phrase-index.ts'
import type { Word } from './words.ts'

export type { TextTag }

export interface TextReading {
  /** Id of the lexicon entry. */
  entry: string
  /** Entries of one concept are repeats. */
  concept: string
  switch: SwitchId | null
  pole: 'left' | 'right' | null
  fault: FaultId | null
  /** UTF-16 offsets into the given text. */
  start: number
  end: number
  dropped?: 'negated' | 'not-a-fact'
}

export interface TextReadings {
  readings: TextReading[]
  tags: { tag: TextTag; start: number; end: number }[]
}

function indexOf<Item extends Pick<Phrases, 'id' | 'pattern'>>(entries: readonly Item[]): PhraseIndex<Item> {
  const index = new PhraseIndex<Item>()
  for (const entry of entries)
    for (const pattern of entry.pattern) {
      const taken = index.add(pattern, entry)
      if (taken !== null) throw new Error(`"${pattern}" stands in ${taken.id} and in ${entry.id}`)
    }
  return index
}

/** Exported for the test that counts steps. */
export const entryIndex = indexOf(readEntries)
const tagIndexes = [...Map.groupBy(tagEntries, (entry) => entry.tag)].map(
  ([tag, entries]) => [tag, indexOf(entries)] as const,
)
const joints = new Set(['but', 'yet', 'although', 'though', 'while', 'whereas'])
const negationIndex = indexOf([{ id: 'negation', pattern: negations }])
const notFactIndex = indexOf([{ id: 'not-a-fact', pattern: notFacts }])

const negationReach = 3

/** Per word: whether a negation ends within three words before it in its clause. */
function negated(words: readonly Word[]): Uint8Array {
  const marks = new Uint8Array(words.length)
  for (const { to } of negationIndex.all(words)) {
    const clause = words[to - 1]?.clause
    for (let at = to; at < to + negationReach && words[at]?.clause === clause; at++) marks[at] = 1
  }
  return marks
}

function clausesWithoutFacts(words: readonly Word[]): Set<number> {
  return new Set(notFactIndex.all(words).map(({ from }) => words[from]?.clause ?? -1))
}

function readingsOf(hit: Hit<ReadEntry>, words: readonly Word[]): TextReading[] {
  const { item } = hit
  const base = {
    entry: item.id,
    concept: item.concept,
    start: words[hit.from]?.start ?? 0,
    end: words[hit.to - 1]?.end ?? 0,
  }
  const readings: TextReading[] = []
  if (item.switch !== null) readings.push({ ...base, switch: item.switch, pole: item.pole, fault: null })
  if (item.fault !== null) readings.push({ ...base, switch: null, pole: null, fault: item.fault })
  return readings
}

/** A sentence with "but", "yet", "although" or "while" inside. */
function contradictions(words: readonly Word[]): TextReadings['tags'] {
  const found: TextReadings['tags'] = []
  let first = 0
  let joined = false
  words.forEach((word, at) => {
    const next = words[at + 1]
    const inside = next?.sentence === word.sentence
    if (
      inside &&
      joints.has(word.text) &&
      !(word.text === 'yet' && at > first && words[at - 1]?.text === 'not')
    )
      joined = true
    if (inside) return
    if (joined && at - first >= 4)
      found.push({ tag: 'contradiction', start: words[first]?.start ?? 0, end: word.end })
    first = at + 1
    joined = false
  })
  return found
}

function tagsOf(
  words: readonly Word[],
  negative: Uint8Array,
  asked: (tag: TextTag) => boolean,
): TextReadings['tags'] {
  const place = (hit: Hit<TagEntry>) => ({
    tag: hit.item.tag,
    start: words[hit.from]?.start ?? 0,
    end: words[hit.to - 1]?.end ?? 0,
  })
  return tagIndexes
    .flatMap(([tag, index]) => (asked(tag) ? index.longest(words) : []))
    .filter((hit) => hit.item.exempt || negative[hit.from] !== 1)
    .map(place)
}

/**
 * What one field says. Negated readings and those of a wish stay, marked as dropped; for a fault a wish
 * counts. Does not decide which switches a field may speak of; looks only for the tags in `asked`.
 */
export function readText(
  words: readonly Word[],
  asked: (tag: TextTag) => boolean = () => true,
): TextReadings {
  const negative = negated(words)
  const wishes = clausesWithoutFacts(words)
  const readings = entryIndex.longest(words).flatMap((hit) =>
    readingsOf(hit, words).map((reading): TextReading => {
      if (!hit.item.exempt && negative[hit.from] === 1) return { ...reading, dropped: 'negated' }
      const wish = reading.switch !== null && wishes.has(words[hit.from]?.clause ?? -1)
      return wish ? { ...reading, dropped: 'not-a-fact' } : reading
    }),
  )
  const joined = asked('contradiction') ? contradictions(words) : []
  const tags = [...tagsOf(words, negative, asked), ...joined].sort(
    (a, b) => a.start - b.start || a.end - b.end || (a.tag < b.tag ? -1 : 1),
  )
  return { readings, tags }
}
