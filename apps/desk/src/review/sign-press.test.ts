import { expect, test } from 'vitest'
import { isAnswer, isEarly, signQuestion } from './sign-press.ts'

const openedAt = 100_000

test('a map that has only just opened is not signed, whatever is done', () => {
  const presses = [openedAt, openedAt + 33, openedAt + 1_999, openedAt + 2_000]
  expect(presses.map((now) => isEarly(now, openedAt))).toEqual([true, true, true, false])
  expect(isEarly(openedAt, Number.POSITIVE_INFINITY)).toBe(true)
})

test('the press that opened the dialog, and the second of a double click, answer nothing', () => {
  const presses = [openedAt, openedAt + 33, openedAt + 699, openedAt + 700]
  expect(presses.map((now) => isAnswer(now, openedAt))).toEqual([false, false, false, true])
})

test('what is open and what asks for care is said', () => {
  expect(signQuestion(0, [])).toBeNull()
  expect(signQuestion(31, [])).toBe('31 claims are still open and go out as drafted.')
  expect(signQuestion(0, ['A2', 'A8', 'P3'])).toBe('You have read A2, A8, P3? Words there ask for care.')
  expect(signQuestion(1, ['A8'])).toBe(
    'You have read A8? Words there ask for care. 1 claim is still open and goes out as drafted.',
  )
})
