import { expect, test } from 'vitest'
import { lexicon } from './lexicon.ts'
import { formatEntry, readEntries, sortedPatterns, sortedSets } from './read-entries.ts'

// After a change of the lexicon: npx vitest run packages/map/src/lexicon -u
test('the generated entries are up to date', async () => {
  const lines = lexicon.map(formatEntry)
  for (const line of lines) expect(line.split('|')).toHaveLength(10)
  await expect(
    `/** The lexicon without its examples. Written by read-entries.test.ts. */\nexport const entryLines = \`\n${lines.join('\n')}\n\`\n`,
  ).toMatchFileSnapshot('./entries.generated.ts')
})

test('a generated line is parsed into the entry that it was written from', () => {
  const read = new Map(readEntries.map((entry) => [entry.id, entry]))
  for (const { yes: _yes, no: _no, ...entry } of lexicon)
    expect(read.get(entry.id)).toEqual({
      exempt: false,
      named: false,
      voices: [],
      ...entry,
      does: sortedPatterns(entry.does),
      phrases: sortedPatterns(entry.phrases),
    })
})

test('the words of a set are sorted, and nothing else of a pattern', () => {
  expect(sortedSets('^ saw/@see= .. the? b/a? !of/by , @it $')).toBe(
    '^ @see=/saw .. the? a/b? !by/of , @it $',
  )
})
