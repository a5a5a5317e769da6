import { expect, test } from 'vitest'
import { emptyAnswers, groups, labelledAnswers, readAnswers, scoreOf } from './truth.ts'
import { setNames, truthTable } from './truth-table.ts'

const read = readAnswers(setNames.flatMap(labelledAnswers))
const told = ({ answer, read: labels }: (typeof read)[number]) =>
  `${answer.field}: ${answer.text} (${[...labels].join(', ')})`

test('there are at least 300 answers, more than four in ten of them evidence for nothing', () => {
  expect(read.length).toBeGreaterThanOrEqual(300)
  expect(read.filter(({ answer }) => answer.trap !== null).length / read.length).toBeGreaterThanOrEqual(0.4)
})

test('at most two in a hundred answers that are evidence for nothing move a switch', () => {
  const { all, moved } = emptyAnswers(read)
  expect(moved.length / all.length, moved.map(told).join('\n')).toBeLessThanOrEqual(0.02)
})

test.each(Object.entries(groups))('%s: precision is at least 0.95, recall at least 0.25', (_, labels) => {
  const { right, wrong, missed } = scoreOf(read, labels)
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.95)
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.25)
})

test('no English answer is taken for another language', () => {
  expect(read.filter(({ isOtherLanguage }) => isOtherLanguage).map(told)).toEqual([])
})

// After a change of the lexicon: npx vitest run packages/map/tests/truth -u
test('the committed table is up to date', async () => {
  await expect(truthTable()).toMatchFileSnapshot('./truth-table.txt')
})
