import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readText } from '../reading/read-text.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { type Entry, isProfile, type Voice, voices } from './entry.ts'
import { canonicalLexicon, lexicon } from './lexicon.ts'
import { tagExamples } from './tag-examples.ts'
import { tagEntries } from './tags.ts'

const meaningOf = ({ switch: on, pole, fault }: Pick<Entry, 'switch' | 'pole' | 'fault'>) =>
  on === null ? fault : `${on} ${pole}`

const meaningsIn = (text: string, voice: Voice) =>
  readText(tokenize(text), voice)
    .readings.filter(({ dropped }) => dropped === undefined)
    .map(meaningOf)
const tagsOf = (text: string) => readText(tokenize(text)).tags.map(({ tag }) => tag)

test('ids are unique', () => {
  const ids = [...lexicon, ...tagEntries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every pole and fault has an entry', () => {
  const kinds = Map.groupBy(lexicon, ({ switch: id, pole, fault }) => (id === null ? fault : `${id} ${pole}`))
  expect(kinds.size).toBe(21)
})

test('every tag that says something has examples', () => {
  const telling = tagEntries.filter(({ isOther }) => isOther !== true).map(({ id }) => id)
  expect(Object.keys(tagExamples)).toEqual(telling)
})

test.each(lexicon.flatMap((entry) => entry.yes.map((text) => [entry.id, text, entry] as const)))(
  '%s reads "%s"',
  (_, text, entry) => {
    expect((entry.voices ?? voices).flatMap((voice) => meaningsIn(text, voice))).toContain(meaningOf(entry))
  },
)

// A profile says "he" and "she" of the writer.
test.each(lexicon.flatMap((entry) => entry.no.map((text) => [entry.id, text, entry] as const)))(
  '%s does not read "%s"',
  (_, text, entry) => {
    const answers = voices.filter((voice) => !isProfile(voice))
    expect((entry.voices ?? answers).flatMap((voice) => meaningsIn(text, voice))).not.toContain(
      meaningOf(entry),
    )
  },
)

test.each(
  tagEntries.flatMap(({ id, tag }) => tagExamples[id]?.yes.map((text) => [text, tag] as const) ?? []),
)('"%s" is tagged %s', (text, tag) => {
  expect(tagsOf(text)).toContain(tag)
})

test.each(tagEntries.flatMap(({ id, tag }) => tagExamples[id]?.no.map((text) => [text, tag] as const) ?? []))(
  '"%s" is not tagged %s',
  (text, tag) => {
    expect(tagsOf(text)).not.toContain(tag)
  },
)

// After a change of the lexicon: npx vitest run packages/map/src/lexicon/lexicon.test.ts -u
test('the stored hash is up to date', async () => {
  const hash = createHash('sha256').update(canonicalLexicon()).digest('hex')
  const comment = '/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */'
  await expect(`${comment}\nexport const lexiconHash = '${hash}'\n`).toMatchFileSnapshot(
    './lexicon-hash.generated.ts',
  )
})
