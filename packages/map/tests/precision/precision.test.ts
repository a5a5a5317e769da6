import { expect, test } from 'vitest'
import { developmentSets, earlyHeldOutSets, lateHeldOutSets } from './answer-sets/answer-sets.ts'
import { groups, measurePrecision, parseMarkedText } from './precision.ts'
import { precisionTable } from './precision-table.ts'

const everything = measurePrecision([...developmentSets, ...earlyHeldOutSets, ...lateHeldOutSets])

test.each(groups)('at least nine of ten readings of %s lie on a marked span', (group) => {
  const count = everything.get(group)
  expect(count?.readings).toBeGreaterThanOrEqual(5)
  expect((count?.right ?? 0) / (count?.readings ?? 1), count?.wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
})

test.each([
  ['written before the lexicon', earlyHeldOutSets],
  ['written after the lexicon', lateHeldOutSets],
])('at least nine of ten readings of the held-out texts %s lie on a marked span', (_, sets) => {
  const counts = [...measurePrecision(sets).values()]
  const right = counts.reduce((total, count) => total + count.right, 0)
  const readings = counts.reduce((total, count) => total + count.readings, 0)
  expect(readings).toBeGreaterThan(50)
  expect(right / readings).toBeGreaterThanOrEqual(0.9)
})

test('marks are removed from the text, and their spans are those of the plain text', () => {
  expect(parseMarkedText('It was [POLISH,CC the third time] today.')).toEqual({
    text: 'It was the third time today.',
    spans: [
      { group: 'POLISH', start: 7, end: 21 },
      { group: 'CC', start: 7, end: 21 },
    ],
  })
  expect(() => parseMarkedText('[NOTHING here]')).toThrow('"NOTHING" is no pole or fault')
})

// After a change of the lexicon: npx vitest run packages/map/tests/precision -u
test('the committed table is up to date', async () => {
  await expect(precisionTable()).toMatchFileSnapshot('./precision-table.txt')
})
