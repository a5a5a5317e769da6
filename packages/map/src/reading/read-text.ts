import type { Voice } from '../lexicon/entry.ts'
import { offTopicPhrases } from '../lexicon/off-topic.ts'
import { type ReadEntry, readEntries } from '../lexicon/read-entries.ts'
import type { TextTag } from '../lexicon/tags.ts'
import { wordClasses } from '../lexicon/word-classes.ts'
import { longestMatches } from '../matching/longest-matches.ts'
import { PatternMatcher } from '../matching/pattern-matcher.ts'
import type { Match } from '../matching/phrase-trie.ts'
import { rangeOf, type Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { choreMask } from './chores.ts'
import { type Clauses, mood, owner } from './clause-state.ts'
import { readClauses } from './clauses.ts'
import { denialOf } from './denials.ts'
import { withoutOtherReasons } from './named-fault.ts'
import { type FoundTag, readTags } from './read-tags.ts'
import { TextRanges } from './text-ranges.ts'
import type { TextReading } from './text-reading.ts'
import { isWritersVerb } from './writers-verb.ts'

export interface TextReadings {
  readings: TextReading[]
  tags: FoundTag[]
}

interface Pattern {
  entry: ReadEntry
  isVerb: boolean
}

export const entryMatcher = new PatternMatcher<Pattern>(
  readEntries.flatMap((entry) => [
    ...entry.does.map((pattern) => [pattern, { entry, isVerb: true }] as const),
    ...entry.phrases.map((pattern) => [pattern, { entry, isVerb: false }] as const),
  ]),
)

const offTopicMatcher = new PatternMatcher(offTopicPhrases.map((pattern) => [pattern, 'off-topic']))
const workClasses = ['work', 'given', 'structure', 'tool', 'housekeeping'].map((name) =>
  wordClasses.get(name),
)
const workCache = new WordCache((word) => workClasses.some((words) => words?.has(word) === true))

function isAboutWriter(
  { item, from, to }: Match<Pattern>,
  tokens: Tokens,
  clauses: Clauses,
  voice: Voice,
): boolean {
  if (item.entry.voices.length > 0 && !item.entry.voices.includes(voice)) return false
  if (item.isVerb) return isWritersVerb(tokens, clauses, from, voice)
  const first = clauses.owners[from]
  if (first === owner.other || (first === owner.thing && !item.entry.named)) return false
  if (voice === 'postponed' && item.entry.switch !== null && first === owner.implied && !item.entry.named)
    return false
  const mayNameOthers = item.entry.named || item.entry.switch === 'LOOP'
  return mayNameOthers || clauses.owners[to - 1] !== owner.other
}

type Dropped = TextReading['dropped'] | 'unread'

function droppedReason({ item: { entry }, from, to }: Match<Pattern>, { moods }: Clauses): Dropped {
  const before = moods[from] ?? 0
  const given = entry.exempt ? before & ~mood.turned : before
  if ((given & (mood.unreal | mood.turned)) !== 0) return 'unread'
  if ((given & mood.negated) !== 0) return 'negated'
  if ((given & mood.wished) !== 0) return 'not-a-fact'
  if (!entry.exempt)
    for (let at = from + 1; at < to; at++) if (((moods[at] ?? 0) & mood.negated) !== 0) return 'negated'
  return undefined
}

/** "Never on Sundays" denies one time only. */
const isTime = ({ item }: Match<Pattern>) => item.entry.switch === 'TEMPO'

const isNegated = (match: Match<Pattern>, clauses: Clauses) => droppedReason(match, clauses) === 'negated'

/** "Rarely shares work in progress" denies "shares work in progress", and is said although it is shorter. */
function withoutDenied(matches: readonly Match<Pattern>[], clauses: Clauses): readonly Match<Pattern>[] {
  const said = matches.filter(
    (match) => match.item.entry.exempt && droppedReason(match, clauses) === undefined,
  )
  if (said.length === 0) return matches
  const covered = new Set<number>()
  for (const { from, to } of said) for (let at = from; at < to; at++) covered.add(at)
  const isDenied = (match: Match<Pattern>) => {
    if (match.item.entry.exempt || !isNegated(match, clauses)) return false
    for (let at = match.from; at < match.to; at++) if (covered.has(at)) return true
    return false
  }
  return matches.filter((match) => !isDenied(match))
}

function hasWork({ from, to }: Match<unknown>, tokens: Tokens, isWork: readonly boolean[]): boolean {
  for (let at = from; at < to; at++) if (isWork[tokens.wordIds[at] ?? -1]) return true
  return false
}

/** What is done and told to nobody is no idea that waits; what is rebuilt half way is no last pass. */
const saysMore = [
  { fault: 'OE', on: 'GATE', pole: 'left' },
  { fault: 'LS', on: 'EXIT', pole: 'right' },
] as const

function withoutOutranked(readings: readonly TextReading[]): TextReading[] {
  const ranges = saysMore.map((each) => ({
    ...each,
    ranges: new TextRanges(
      readings.filter(({ fault, dropped }) => fault === each.fault && dropped === undefined),
    ),
  }))
  return readings.filter(
    (reading) =>
      !ranges.some(
        ({ on, pole, ranges }) => reading.switch === on && reading.pole === pole && ranges.overlap(reading),
      ),
  )
}

/** "I never start from what is asked, I start from what is there": what is denied is not the pole. */
function withoutTurnedDenials(readings: readonly TextReading[], { texts }: Tokens): TextReading[] {
  const isSameSentence = (a: TextReading, b: TextReading) => {
    const text = texts[a.text]?.original ?? ''
    return (
      a.text === b.text && !/[.!?\n]/.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)))
    )
  }
  const isAffirmed = (denial: TextReading) =>
    readings.some(
      (other) =>
        other.switch === denial.switch &&
        other.pole === denial.pole &&
        other.dropped === undefined &&
        isSameSentence(other, denial),
    )
  return readings.map((reading) =>
    reading.denies !== null && isAffirmed(reading) ? { ...reading, denies: null } : reading,
  )
}

/** Dropped readings are kept and marked; a wish counts for a fault only. */
export function readText(
  tokens: Tokens,
  voice: Voice = 'finished',
  isWantedTag: (tag: TextTag) => boolean = () => true,
): TextReadings {
  const clauses = readClauses(tokens, voice)
  const offTopic = new Set(offTopicMatcher.findAll(tokens).map(({ from }) => tokens.sentences[from] ?? 0))
  const chores = choreMask(tokens, clauses, offTopic, voice)
  const isWork = workCache.valuesOf(tokens.table)
  const matches = entryMatcher.findAll(tokens).filter((match) => {
    if (offTopic.has(tokens.sentences[match.from] ?? 0)) return false
    if (chores[match.from] === true && !hasWork(match, tokens, isWork)) return false
    return isAboutWriter(match, tokens, clauses, voice)
  })
  const target = ({ item: { entry } }: Match<Pattern>) => entry.switch ?? entry.fault
  const readings: TextReading[] = []
  for (const same of Map.groupBy(matches, target).values()) {
    const denied = new Map(
      same.flatMap((match) => {
        const isDenied = match.item.isVerb && !isTime(match) && isNegated(match, clauses)
        const denies = isDenied ? denialOf(tokens, clauses, match, voice) : null
        return denies === null ? [] : [[match, denies] as const]
      }),
    )
    const kept = new Set(longestMatches(withoutDenied(same, clauses), tokens))
    for (const match of new Set([...kept, ...denied.keys()])) {
      const { id: entry, concept, switch: on, pole, fault } = match.item.entry
      const reason = droppedReason(match, clauses)
      if (reason === 'unread') continue
      const base = { ...rangeOf(tokens, match.from, match.to), entry, concept }
      const denies = denied.get(match) ?? null
      if (on !== null) readings.push({ ...base, switch: on, pole, fault: null, dropped: reason, denies })
      if (!kept.has(match)) continue
      const ofFault = reason === 'not-a-fact' && voice === 'wish' ? undefined : reason
      if (fault !== null)
        readings.push({ ...base, switch: null, pole: null, fault, dropped: ofFault, denies: null })
    }
  }
  readings.sort((a, b) => a.text - b.text || a.start - b.start || (a.entry < b.entry ? -1 : 1))
  const own = withoutOutranked(withoutTurnedDenials(readings, tokens))
  const reasoned = voice === 'postponed' ? withoutOtherReasons(own, tokens, clauses) : own
  return { readings: reasoned, tags: readTags(tokens, clauses, chores, isWantedTag) }
}
