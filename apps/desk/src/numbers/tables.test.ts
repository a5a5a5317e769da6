import type { Numbers } from '@wiring/contract/desk/numbers'
import { expect, test } from 'vitest'
import { duration, numberTable, tableIds } from './tables.ts'

const none = { seconds: null, of: 0 }
const week = { signups: 9, survey: 7, profile: 6, visuals: 5, completed: 4, delivered: 3 }
const numbers: Numbers = {
  status: 'ok',
  since: '2026-10-05T00:00:00.000Z',
  whole_since: '2026-10-23T12:00:00.000Z',
  weeks: [
    { week: '2026-10-19', ...week },
    { week: '2026-10-26', ...week },
  ],
  stops: {
    signups: 9,
    completed: 4,
    going_on: 1,
    before_survey: 2,
    before_profile: 1,
    before_visuals: 1,
    before_name: 0,
  },
  times: {
    survey: { seconds: 200, of: 7 },
    profile: none,
    visuals: none,
    onboarding: { seconds: 660, of: 4 },
    waiting: none,
    review: none,
  },
  circuits: [
    { circuit: 'The Projector', maps: 3 },
    { circuit: 'The Loop', maps: 1 },
  ],
  rules: [{ rule: 'switch.GATE', kept: 6, edited: 3, dropped: 1, left_open: 20, confirmed: 5, refused: 2 }],
  deletions: { expired: 5 },
}

test('weeks with deleted unfinished sessions have no early counts, and weeks without signups have zeros', () => {
  expect(numberTable('weeks', numbers).rows).toEqual([
    ['2026-10-05', null, null, null, null, 0, 0],
    ['2026-10-12', null, null, null, null, 0, 0],
    ['2026-10-19', null, null, null, null, 4, 3],
    ['2026-10-26', 9, 7, 6, 5, 4, 3],
    ['2026-11-02', 0, 0, 0, 0, 0, 0],
    ['2026-11-09', 0, 0, 0, 0, 0, 0],
    ['2026-11-16', 0, 0, 0, 0, 0, 0],
  ])
})

test('every row of every table has a cell for each column', () => {
  for (const id of tableIds) {
    const { columns, rows } = numberTable(id, numbers)
    for (const row of rows) expect(row).toHaveLength(columns.length)
  }
})

test('shares are percentages of the total, and a dash for a total of zero', () => {
  expect(numberTable('circuits', numbers).rows.map((row) => row[2])).toEqual(['75 %', '25 %'])
  expect(numberTable('rules', numbers).rows[0]).toEqual(['switch.GATE', 6, 3, 1, '40 %', 20, 5, 2])
  const undecided = { rule: 'x', kept: 0, edited: 0, dropped: 0, left_open: 3, confirmed: 0, refused: 0 }
  const empty = { ...numbers, rules: [undecided] }
  expect(numberTable('rules', empty).rows[0]?.[4]).toBe('–')
})

test.each([
  [null, '–'],
  [0, '0 s'],
  [29, '29 s'],
  [200, '3 min'],
  [660, '11 min'],
  [3_600, '1 h'],
  [3_599, '1 h'],
  [7_500, '2 h 5 min'],
  [172_800, '2 d'],
  [273_600, '3 d 4 h'],
])('%s seconds are "%s"', (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})
