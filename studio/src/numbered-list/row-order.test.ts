import { expect, test } from 'vitest'
import { changedNumbers, moveItem, sortedRows } from './row-order.ts'

const row = (_id: string, number: number | null) => ({ _id, _type: 'step', _rev: 'r', number })
const rows = [row('c', 3), row('a', 1), row('drafts.b', 2), row('b', 4), row('drafts.new', null)]
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)

test('rows are sorted by number, a draft replaces its document, rows without a number come last', () => {
  expect(ids(sortedRows(rows))).toEqual(['a', 'drafts.b', 'c', 'drafts.new'])
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('a row is moved from %i to %i', (from, to, expected) =>
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected),
)

test('only changed numbers are written, in a document and its draft alike', () => {
  const order = moveItem(sortedRows(rows), 2, 0)
  expect(changedNumbers(rows, order)).toEqual([
    { id: 'c', number: 1 },
    { id: 'a', number: 2 },
    { id: 'drafts.b', number: 3 },
    { id: 'b', number: 3 },
    { id: 'drafts.new', number: 4 },
  ])
  expect(changedNumbers(rows.slice(0, 2), sortedRows(rows.slice(0, 2)))).toEqual([{ id: 'c', number: 2 }])
})
