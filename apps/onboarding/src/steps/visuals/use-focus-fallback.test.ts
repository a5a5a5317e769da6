import { expect, test } from 'vitest'
import { nextFocus } from './use-focus-fallback.ts'

test.each([
  ['stays with an item that is still there', 'b', ['a', 'b', 'c'], 'b'],
  ['goes to the one after', 'b', ['a', 'c'], 'c'],
  ['goes to the one before when it was the last', 'c', ['a', 'b'], 'b'],
  ['goes nowhere when all are gone', 'a', [], null],
])('the focus %s', (_, lost, after, expected) => {
  expect(nextFocus(['a', 'b', 'c'], lost, after)).toBe(expected)
})
