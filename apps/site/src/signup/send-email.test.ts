import { expect, test } from 'vitest'
import { readSignupAnswer } from './send-email.ts'

test.each([
  ['an id of 128 random bits, which has no version digit', '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'],
  ['an id that happens to look like UUID version 4', '0e61d6a4-9f3e-42d1-8c55-b1a5e03f7a11'],
])('accepts %s', (_, session_id) => {
  expect(readSignupAnswer('signup', { session_id })).toEqual({ kind: 'session', sessionId: session_id })
})

test('treats an answer without an id as mailed', () => {
  expect(readSignupAnswer('signup', {})).toEqual({ kind: 'mailed' })
})

test('returns the error of a refused signup', () => {
  expect(readSignupAnswer('signup', { error: 'No.' })).toEqual({ kind: 'refused', sentence: 'No.' })
})

test.each([
  [undefined],
  [null],
  ['<html>'],
  [{ session_id: '../evil' }],
  [{ session_id: 7 }],
  [{ error: {} }],
])('throws for %j', (body) => {
  expect(() => readSignupAnswer('signup', body)).toThrow()
})

test.each([[{}], [{ error: null }], [{ error: '' }]])('treats %j as joined', (body) => {
  expect(readSignupAnswer('waitlist', body)).toEqual({ kind: 'joined' })
})

test('returns the error of a refused waitlist entry', () => {
  expect(readSignupAnswer('waitlist', { error: 'No.' })).toEqual({ kind: 'refused', sentence: 'No.' })
})

test.each([[undefined], [null], ['<html>'], [{ error: { $ne: 1 } }], [{ error: 1 }]])(
  'throws for %j from the waitlist',
  (body) => {
    expect(() => readSignupAnswer('waitlist', body)).toThrow()
  },
)
