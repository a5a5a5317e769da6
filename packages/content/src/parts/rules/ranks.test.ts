import { expect, test } from 'vitest'
import { ownRanks, rankAfter, sharesRank } from './ranks.ts'

const list = ['0|100000:', '0|150000:', '0|200000:']

test('a copy takes a place of its own after its original', () => {
  const copy = rankAfter('0|150000:', list)
  expect([...list, copy].toSorted()).toEqual(['0|100000:', '0|150000:', copy, '0|200000:'])
  const second = rankAfter('0|150000:', [...list, copy])
  expect([...list, copy, second].toSorted().indexOf(second)).toBe(2)
  expect(rankAfter('0|200000:', list) > '0|200000:').toBe(true)
})

test('documents that share a rank are found, but not a document and its draft', () => {
  expect(
    sharesRank([
      { _id: 'a', orderRank: 'x' },
      { _id: 'b', orderRank: 'x' },
    ]),
  ).toBe(true)
  expect(
    sharesRank([
      { _id: 'a', orderRank: 'x' },
      { _id: 'drafts.a', orderRank: 'x' },
    ]),
  ).toBe(false)
  expect(sharesRank([{ _id: 'a' }, { _id: 'b', orderRank: null }])).toBe(false)
})

test('each gets a rank of its own, in the order that was there', () => {
  const rows = [
    { _id: 'c', orderRank: '0|200000:' },
    { _id: 'b', orderRank: '0|150000:' },
    { _id: 'a', orderRank: '0|150000:' },
    { _id: 'drafts.b', orderRank: '0|150000:' },
    { _id: 'new', orderRank: null },
  ]
  const fresh = ownRanks(rows)
  const order = ['a', 'b', 'c', 'new'].map((id) => fresh.find(({ _id }) => _id === id)?.orderRank ?? '')
  expect(order).toEqual(order.toSorted())
  expect(new Set(order).size).toBe(4)
  expect(fresh.find(({ _id }) => _id === 'drafts.b')?.orderRank).toBe(order[1])
})
