import { expect, it } from 'vitest'
import { readWaitlistAnswer } from './request-waitlist.ts'

it.each([[{}], [{ error: null }], [{ error: '' }]])('takes %j as a place on the list', (body) => {
  expect(readWaitlistAnswer(body)).toEqual({ kind: 'joined' })
})

it('shows the sentence of a refusal', () => {
  expect(readWaitlistAnswer({ error: 'No.' })).toEqual({ kind: 'refused', sentence: 'No.' })
})

it.each([[undefined], [null], ['<html>'], [{ error: { $ne: 1 } }], [{ error: 1 }]])(
  'treats %j as no answer',
  (body) => {
    expect(readWaitlistAnswer(body)).toEqual({ kind: 'transport' })
  },
)
