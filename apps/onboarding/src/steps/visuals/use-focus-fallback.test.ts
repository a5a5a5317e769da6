import { expect, test } from 'vitest'
import { nextFocus } from './use-focus-fallback.ts'

test.each([
  ['stays on an item that still exists', 'b', ['a', 'b', 'c'], 'b'],
  ['moves to the next item', 'b', ['a', 'c'], 'c'],
  ['moves to the previous item from the last', 'c', ['a', 'b'], 'b'],
  ['moves nowhere when all items are removed', 'a', [], null],
])('the focus %s', (_, lost, after, expected) => {
  expect(nextFocus(['a', 'b', 'c'], lost, after)).toBe(expected)
})
