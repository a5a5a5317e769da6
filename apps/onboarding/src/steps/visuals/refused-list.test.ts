import { expect, test } from 'vitest'
import { groupRefused } from './refused-list.tsx'

test('the files of one pick that are refused for the same reason make one box, an offer to shrink its own', () => {
  const groups = groupRefused([
    { id: '1', name: 'a.pdf', refusal: { reason: 'type' }, shrinkable: false },
    { id: '2', name: 'b.png', refusal: { reason: 'size' }, shrinkable: true },
    { id: '3', name: 'c.doc', refusal: { reason: 'type' }, shrinkable: false },
    { id: '4', name: 'noise.jpg', refusal: { reason: 'size' }, shrinkable: false },
  ])
  expect(groups.map(({ id, title, files }) => [id, title, files.length])).toEqual([
    ['1', 'Invalid file type', 2],
    ['2', 'File too large', 1],
    ['4', 'File too large', 1],
  ])
})
