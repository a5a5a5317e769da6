import { expect, it } from 'vitest'
import { readSignupAnswer } from './request-signup.ts'

it.each([
  ['an id of 128 random bits, which has no version digit', '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'],
  ['an id that happens to look like UUID version 4', '0e61d6a4-9f3e-42d1-8c55-b1a5e03f7a11'],
])('takes %s', (_, session_id) => {
  expect(readSignupAnswer({ session_id })).toEqual({ kind: 'session', sessionId: session_id })
})

it('treats an answer without an id as mailed', () => {
  expect(readSignupAnswer({})).toEqual({ kind: 'mailed' })
})

it('shows the sentence of a refusal', () => {
  expect(readSignupAnswer({ error: 'No.' })).toEqual({ kind: 'refused', sentence: 'No.' })
})

it.each([[undefined], [null], ['<html>'], [{ session_id: '../evil' }], [{ session_id: 7 }], [{ error: {} }]])(
  'treats %j as no answer',
  (body) => {
    expect(readSignupAnswer(body)).toEqual({ kind: 'transport' })
  },
)
