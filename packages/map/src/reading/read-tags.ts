import { type TagEntry, type TextTag, tagEntries } from '../lexicon/tags.ts'
import { PerWord } from './known-word.ts'
import { indexOf } from './phrase-index.ts'
import { type Place, placeOf } from './place.ts'
import type { Words } from './words.ts'

export interface FoundTag extends Place {
  tag: TextTag
}

const tagIndexes = [...Map.groupBy(tagEntries, (entry) => entry.tag)].map(
  ([tag, entries]) => [tag, indexOf<TagEntry>(entries)] as const,
)
const joints = new Set(['but', 'yet', 'although', 'though', 'while', 'whereas'])
const isJoint = new PerWord((text) => joints.has(text))

/** A sentence with "but", "yet", "although" or "while" inside. */
function contradictions(words: Words): FoundTag[] {
  const found: FoundTag[] = []
  let first = 0
  let joined = false
  words.known.forEach((word, at) => {
    const inside = at + 1 < words.known.length && words.sentences[at + 1] === words.sentences[at]
    if (
      inside &&
      isJoint.of(word) &&
      !(word.text === 'yet' && at > first && words.known[at - 1]?.text === 'not')
    )
      joined = true
    if (inside) return
    if (joined && at - first >= 4) found.push({ tag: 'contradiction', ...placeOf(words, first, at + 1) })
    first = at + 1
    joined = false
  })
  return found
}

/** The tags that are asked for; those after a negation are left out. */
export function readTags(words: Words, negated: Uint8Array, asked: (tag: TextTag) => boolean): FoundTag[] {
  const tags = tagIndexes
    .flatMap(([tag, index]) => (asked(tag) ? index.longest(words) : []))
    .filter(({ item, from }) => item.exempt || negated[from] !== 1)
    .map(({ item, from, to }): FoundTag => ({ tag: item.tag, ...placeOf(words, from, to) }))
  const joined = asked('contradiction') ? contradictions(words) : []
  return [...tags, ...joined].sort(
    (a, b) => a.text - b.text || a.start - b.start || a.end - b.end || (a.tag < b.tag ? -1 : 1),
  )
}
