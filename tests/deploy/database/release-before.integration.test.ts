import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'
import { afterAll, expect, test } from 'vitest'
import { answersMissed, packagesAt } from './answers-before.ts'
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

const built = packagesAt(releaseBefore())
afterAll(() => rmSync(built, { recursive: true, force: true }))

test('the release before reads what the functions of this one answer, and they read what it sends', () => {
  expect(answersMissed(built, repositoryRoot)).toEqual([])
})

test('a state that it does not know, a field that goes or may be missing, and one that it does not send are named', () => {
  const now = packagesAt(releaseBefore())
  try {
    for (const [file, from, to] of [
      ['desk/queue.ts', 'mapStates = [', "mapStates = ['forgotten', "],
      ['session.ts', 'expires_at: z.string(),', ''],
      ['deletion.ts', 'survey: z.boolean()', 'survey: z.boolean().optional()'],
      ['signup.ts', '({ email:', '({ name: z.string(), email:'],
    ] as const) {
      const path = join(now, 'packages/contract/src', file)
      const text = readFileSync(path, 'utf8')
      expect(text).toContain(from)
      writeFileSync(path, text.replace(from, to))
    }
    const names = answersMissed(built, now).map((said) => said.split(':')[0])
    expect(names).toEqual(
      expect.arrayContaining(['queue, answer', 'wiringSession', 'deletionShown', 'signupBody']),
    )
    expect(names).not.toContain('health, answer')
  } finally {
    rmSync(now, { recursive: true, force: true })
  }
})
