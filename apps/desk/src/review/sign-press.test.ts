import { expect, test } from 'vitest'
import { type Question, signPress } from './sign-press.ts'

const openedAt = 100_000
const read = openedAt + 60_000

/** Presses one after the other, as the screen keeps the question between them. */
function presses(times: readonly number[], { open = 0, care = [] as string[] } = {}): string[] {
  let asked: Question | null = null
  return times.map((now) => {
    const step = signPress({ now, openedAt, asked, open, care })
    if (step.step === 'ask') asked = { text: step.text, at: now }
    return step.step
  })
}

test('a map that has only just opened is not signed, whatever is done', () => {
  expect(presses([openedAt, openedAt + 33, openedAt + 1_999, openedAt + 2_000])).toEqual([
    'early',
    'early',
    'early',
    'sign',
  ])
})

test('with open claims a second press signs, though not the second of a double click, nor one too late', () => {
  expect(presses([read, read + 33, read + 699, read + 700], { open: 31 })).toEqual([
    'ask',
    'ignore',
    'ignore',
    'sign',
  ])
  expect(presses([read, read + 8_001, read + 9_000], { open: 31 })).toEqual(['ask', 'ask', 'sign'])
})

test('a map that asks for care asks once, whatever is done, and names what is to be read', () => {
  const care = ['A2', 'A8', 'P3']
  expect(presses([read, read + 1_000], { care })).toEqual(['ask', 'sign'])
  expect(signPress({ now: read, openedAt, asked: null, open: 0, care })).toEqual({
    step: 'ask',
    text: 'You have read A2, A8, P3? Words there ask for care. Sign once more to send it.',
  })
  expect(signPress({ now: read, openedAt, asked: null, open: 2, care: ['A8'] })).toMatchObject({
    text: 'You have read A8? Words there ask for care. 2 claims are still open. Sign once more to send them as drafted.',
  })
})

test('another question than the one on the screen is asked first', () => {
  const asked = { text: '2 claims are still open. Sign once more to send them as drafted.', at: read }
  const press = { now: read + 1_000, openedAt, asked, care: [] }
  expect(signPress({ ...press, open: 2 }).step).toBe('sign')
  expect(signPress({ ...press, open: 1 }).step).toBe('ask')
})
