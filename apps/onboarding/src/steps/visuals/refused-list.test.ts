import { expect, test } from 'vitest'
import { groupRefused } from './refused-list.tsx'

test('files refused for the same reason are grouped, and each offer to shrink stands alone', () => {
  const groups = groupRefused([
    { id: '1', name: 'a.pdf', refusal: { reason: 'type' }, shrinkable: null },
    { id: '2', name: 'b.png', refusal: { reason: 'size' }, shrinkable: new File([], 'b.png') },
    { id: '3', name: 'c.doc', refusal: { reason: 'type' }, shrinkable: null },
    { id: '4', name: 'noise.jpg', refusal: { reason: 'size' }, shrinkable: null },
  ])
  expect(groups.map(({ id, title, files }) => [id, title, files.length])).toEqual([
    ['1', 'Invalid file type', 2],
    ['2', 'File too large', 1],
    ['4', 'File too large', 1],
  ])
})
