import { developmentSets, earlyHeldOutSets, lateHeldOutSets } from './answer-sets/answer-sets.ts'
import { type Count, groups, measurePrecision } from './precision.ts'

const parts = [
  ['development', developmentSets],
  ['held out, early', earlyHeldOutSets],
  ['held out, late', lateHeldOutSets],
] as const

const share = (part: number, whole: number) => (whole === 0 ? '   –' : (part / whole).toFixed(2))
const cell = (count: Count) =>
  `${`${count.right}/${count.readings}`.padStart(8)} ${share(count.right, count.readings)}` +
  `${`${count.found}/${count.marked}`.padStart(8)} ${share(count.found, count.marked)}`.padStart(15)
const empty: Count = { readings: 0, right: 0, marked: 0, found: 0, wrong: [], missed: [] }

const sum = (counts: Iterable<Count>): Count =>
  [...counts].reduce(
    (total, count) => ({
      ...empty,
      readings: total.readings + count.readings,
      right: total.right + count.right,
      marked: total.marked + count.marked,
      found: total.found + count.found,
    }),
    empty,
  )

export function precisionTable(): string {
  const measured = parts.map(([name, sets]) => ({
    name: `${name} (${sets.length})`,
    counts: measurePrecision(sets),
  }))
  const lines = groups.map((group) =>
    [group.padEnd(9), ...measured.map(({ counts }) => cell(counts.get(group) ?? empty))].join(' | '),
  )
  const width = cell(empty).length
  return [
    'Lexicon: right/read = precision, found/marked = recall, for each part of the answer sets',
    [''.padEnd(9), ...measured.map(({ name }) => name.padEnd(width))].join(' | '),
    ...lines,
    ['all'.padEnd(9), ...measured.map(({ counts }) => cell(sum(counts.values())))].join(' | '),
    '',
  ].join('\n')
}
