import type { Edit, EditOp } from '@wiring/contract/desk/edits'
import { expect, test } from 'vitest'
import { blockOnTop } from './routine-block.ts'

const keep = (sentence: string): EditOp => ({ kind: 'keep', sentence })
const stored = (...ops: EditOp[]): Edit[] =>
  ops.map((op, index) => ({ n: index + 1, at: '', by: 'Mara', op }))
const numbers = (edits: readonly Edit[]) => edits.map(({ n }) => n)

test('a block that was kept last is found whole, newest first', () => {
  const edits = stored(keep('S1'), keep('S2'), keep('S3'))
  expect(numbers(blockOnTop(edits, ['S2', 'S3']))).toEqual([3, 2])
})

test('a block is not found under a later edit, after a part of it was taken back, or where there is none', () => {
  const block = ['S2', 'S3']
  expect(blockOnTop(stored(keep('S2'), keep('S3'), { kind: 'drop', sentence: 'S4' }), block)).toEqual([])
  expect(blockOnTop(stored(keep('S2'), keep('S3'), { kind: 'undo', edit: 2 }), block)).toEqual([])
  expect(blockOnTop(stored(keep('S3')), block)).toEqual([])
  expect(blockOnTop(stored(keep('S3')), [])).toEqual([])
})

test('a later edit that was taken back uncovers the block again', () => {
  const edits = stored(keep('S2'), keep('S3'), keep('S4'), { kind: 'undo', edit: 3 })
  expect(numbers(blockOnTop(edits, ['S2', 'S3']))).toEqual([2, 1])
})
