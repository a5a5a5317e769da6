import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { lexicon } from './lexicon.ts'
import { otherMeanings } from './other-meanings.ts'
import { formatEntry, type ReadEntry, readEntries } from './read-entries.ts'

const others = otherMeanings.map(
  (phrases): ReadEntry => ({ ...phrases, switch: null, pole: null, fault: null, concept: 'words' }),
)
const withoutExamples = ({ yes: _yes, no: _no, ...entry }: Entry) => entry

// After a change of the lexicon: npx vitest run packages/map/src/lexicon -u
test('the generated entries are up to date', async () => {
  const lines = [...lexicon, ...others].map(formatEntry)
  for (const line of lines) expect(line.split('|')).toHaveLength(7)
  await expect(
    `/** The lexicon without its examples. Written by read-entries.test.ts. */\nexport const entryLines = \`\n${lines.join('\n')}\n\`\n`,
  ).toMatchFileSnapshot('./entries.generated.ts')
})

test('a generated line is parsed into the entry that it was written from', () => {
  const read = new Map(readEntries.map((entry) => [entry.id, entry]))
  for (const entry of lexicon) expect(read.get(entry.id)).toEqual(withoutExamples(entry))
})
