import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { entryTrie, readText } from '../reading/read-text.ts'
import { tokenize } from '../tokens/tokenizer.ts'
import { canonicalLexicon, lexicon } from './lexicon.ts'
import { otherMeanings } from './other-meanings.ts'
import { tagExamples } from './tag-examples.ts'
import { tagEntries } from './tags.ts'

const hits = (text: string, entry: string) =>
  readText(tokenize(text)).readings.filter(
    (reading) => reading.entry === entry && reading.dropped === undefined,
  )

test('ids are unique', () => {
  const ids = [...lexicon, ...otherMeanings, ...tagEntries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the lexicon has at least 250 entries, some for each pole and fault', () => {
  expect(lexicon.length).toBeGreaterThanOrEqual(250)
  const kinds = Map.groupBy(lexicon, ({ switch: id, pole, fault }) => (id === null ? fault : `${id} ${pole}`))
  expect(kinds.size).toBe(20)
})

test('every entry of a tag has examples', () => {
  expect(Object.keys(tagExamples)).toEqual(tagEntries.map(({ id }) => id))
})

test.each(lexicon.flatMap(({ id, yes }) => yes.map((text) => [id, text] as const)))(
  '%s hits "%s"',
  (id, text) => {
    expect(hits(text, id)).not.toHaveLength(0)
  },
)

test.each(lexicon.flatMap(({ id, no }) => no.map((text) => [id, text] as const)))(
  '%s does not hit "%s"',
  (id, text) => {
    expect(hits(text, id)).toHaveLength(0)
  },
)

test.each(otherMeanings.flatMap(({ yes }) => yes))('"%s" has no reading', (text) => {
  expect(readText(tokenize(text)).readings).toEqual([])
})

test.each(
  tagEntries.flatMap(({ id, tag }) => tagExamples[id]?.yes.map((text) => [text, tag] as const) ?? []),
)('"%s" is tagged %s', (text, tag) => {
  expect(readText(tokenize(text)).tags.map((found) => found.tag)).toContain(tag)
})

test.each(tagEntries.flatMap(({ id }) => tagExamples[id]?.no.map((text) => [text, id] as const) ?? []))(
  '"%s" is not tagged by %s',
  (text, id) => {
    const tag = tagEntries.find((entry) => entry.id === id)?.tag
    expect(readText(tokenize(text)).tags.map((found) => found.tag)).not.toContain(tag)
  },
)

test('no pattern is shadowed by another entry', () => {
  const shadowed = [...lexicon].flatMap((entry) =>
    entry.pattern.filter((pattern) => {
      const words = pattern
        .split(' ')
        .map((part) => (part.split('/')[0] ?? '').replaceAll('_', ' ').replace('*', ''))
        .join(' ')
      return !readText(tokenize(words)).readings.some((reading) => reading.entry === entry.id)
    }),
  )
  expect(shadowed).toEqual([])
  expect(entryTrie.steps).toBeGreaterThan(0)
})

// After a change of the lexicon: npx vitest run packages/map/src/lexicon/lexicon.test.ts -u
test('the stored hash is up to date', async () => {
  const hash = createHash('sha256').update(canonicalLexicon()).digest('hex')
  const comment = '/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */'
  await expect(`${comment}\nexport const lexiconHash = '${hash}'\n`).toMatchFileSnapshot(
    './lexicon-hash.generated.ts',
  )
})
