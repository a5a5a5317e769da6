import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

test('what a press is refused with is said in one sentence that begins with what was not done', () => {
  expect(refusalText('Not held', 'signed_out')).toBe(
    'Not held: you are signed out. Sign in in another tab, then press again.',
  )
  expect(refusalText('Not taken back', 'gone')).toBe(
    'Not taken back: the applicant has deleted this session.',
  )
})

test('a status of a newer desk is not taken for another one', () => {
  expect(refusalText('Not held', 'something new')).toBe('Not held.')
  expect(refusalText('Not held', 'constructor')).toBe('Not held.')
})
