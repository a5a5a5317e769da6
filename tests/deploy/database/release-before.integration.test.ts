import { expect, test } from 'vitest'
import { functionsIn, misses, releaseBefore, typesAt, typesNow } from './release-before.ts'

const before = typesAt(releaseBefore())

/** The schema of before with one change. */
const withChange = (from: string | RegExp, to: string) => {
  const now = before.replace(from, to)
  expect(now).not.toBe(before)
  return now
}

test('the release before finds all that it calls in this schema', () => {
  expect(functionsIn(before).length).toBeGreaterThan(50)
  expect(misses(before, typesNow())).toEqual([])
})

test.each([
  ['a function', withChange('claim_mails: {', 'claim_mail: {'), 'claim_mails: is gone'],
  [
    'a parameter',
    withChange('p_max: number', 'p_max?: number; p_new?: number').replace('p_max?: number; ', ''),
    '"p_max"',
  ],
  ['a value for a new parameter', withChange('p_max: number', 'p_max: number; p_new: number'), 'p_new'],
  ['a parameter of another type', withChange('p_max: number', 'p_max: string'), "'number' is not assignable"],
  ['a column', withChange(/^ +delete_secret: string\n/m, ''), 'delete_secret'],
])('a release that misses %s is told which', (_, now, name) => {
  const said = misses(before, now)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^claim_mails: /)
  expect(said[0]).toContain(name)
})

test('a new function, and one more column or parameter that may be left out, break nothing', () => {
  const now = withChange(
    'claim_mails: {',
    'claim_nothing: { Args: never; Returns: Json }\n      claim_mails: {',
  )
    .replace('p_max: number', 'p_max: number; p_new?: number')
    .replace('delete_secret: string', 'delete_secret: string; also: string')
  expect(misses(before, now)).toEqual([])
})
