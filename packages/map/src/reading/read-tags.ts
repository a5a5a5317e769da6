import { type TagEntry, type TextTag, tagEntries } from '../lexicon/tags.ts'
import { longestHits } from './longest-hits.ts'
import { type Hit, indexOf } from './phrase-index.ts'
import { type Place, placeOf } from './place.ts'
import { PerWord } from './vocabulary.ts'
import { type Words, wordAt } from './words.ts'

export interface FoundTag extends Place {
  tag: TextTag
}

/** One for each tag: tags may lie on the same words. */
export const tagIndexes = [...Map.groupBy(tagEntries, ({ tag }) => tag).values()].map((entries) =>
  indexOf<TagEntry>(entries),
)
const joints = new Set(['but', 'yet', 'although', 'though', 'while', 'whereas'])
const isJoint = new PerWord((text) => joints.has(text))

function contradictions(words: Words): FoundTag[] {
  const found: FoundTag[] = []
  let first = 0
  let joined = false
  const isJoin = isJoint.of(words.vocabulary)
  for (let at = 0; at < words.count; at++) {
    const inside = at + 1 < words.count && words.sentences[at + 1] === words.sentences[at]
    if (inside) {
      if (isJoin[words.numbers[at] ?? -1] !== true) continue
      const isNotYet = at > first && wordAt(words, at) === 'yet' && wordAt(words, at - 1) === 'not'
      joined ||= !isNotYet
      continue
    }
    if (joined && at - first >= 4) found.push({ tag: 'contradiction', ...placeOf(words, first, at + 1) })
    first = at + 1
    joined = false
  }
  return found
}

/** Those after a negation are left out. */
export function readTags(
  words: Words,
  hits: readonly Hit<TagEntry>[][],
  negated: Uint8Array,
  asked: (tag: TextTag) => boolean,
): FoundTag[] {
  const tags = hits
    .flatMap((ofTag) =>
      longestHits(
        ofTag.filter(({ item }) => asked(item.tag)),
        words,
      ),
    )
    .filter(({ item, from }) => item.exempt || negated[from] !== 1)
    .map(({ item, from, to }): FoundTag => ({ tag: item.tag, ...placeOf(words, from, to) }))
  const joined = asked('contradiction') ? contradictions(words) : []
  return [...tags, ...joined].sort(
    (a, b) => a.text - b.text || a.start - b.start || a.end - b.end || (a.tag < b.tag ? -1 : 1),
  )
}
