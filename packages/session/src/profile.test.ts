import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxProfileBytes } from './limits.ts'
import { filledFields, normalizeProfile, profileFields, readProfile } from './profile.ts'

const blank = {
  thinking_style: '',
  strengths: [],
  blindspots: [],
  friction_points: [],
  creative_rhythm: '',
  preferred_systems: [],
  self_description: '',
}
const names = profileFields.map(({ name }) => name)

test('missing fields are blank, unknown ones are dropped', () => {
  expect(normalizeProfile({ strengths: ['x'], secret: 'y' })).toEqual({ ...blank, strengths: ['x'] })
})

test('lists and text are converted to the type of the field', () => {
  const profile = normalizeProfile({
    thinking_style: ['visual', 'slow'],
    strengths: 'patience',
    blindspots: [{ what: 'endings', why: 'boredom' }, null, '', 7],
  })
  expect(profile).toEqual({
    ...blank,
    thinking_style: 'visual, slow',
    strengths: ['patience'],
    blindspots: ['what: endings; why: boredom', '7'],
  })
})

test('a top level that is no object is refused', () => {
  for (const value of [[], 'x', 1, null, true, undefined]) expect(normalizeProfile(value)).toBeNull()
})

test('deep and wide JSON is normalized', () => {
  const deep = `${'{"strengths":['.repeat(10_000)}${']}'.repeat(10_000)}`
  const keys = `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join()},"self_description":"me"}`
  expect(readProfile(deep).state).toBe('read')
  expect(readProfile(keys)).toMatchObject({ state: 'read', profile: { self_description: 'me' } })
  expect(readProfile('{"thinking_style":1e400,"thinking_style":1e400}')).toMatchObject({ profile: blank })
  expect(readProfile('{"self_description":"a\\u0000\\ud800b"}')).toMatchObject({
    profile: { self_description: 'ab' },
  })
})

test('__proto__ and constructor keys are ignored', () => {
  const reading = readProfile('{"__proto__":{"strengths":["evil"]},"constructor":{"prototype":{"x":1}}}')
  expect(reading).toEqual({ state: 'read', profile: blank })
  expect(Object.hasOwn(Object.prototype, 'strengths')).toBe(false)
})

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['\uFEFF', 'empty'],
  ['{', 'invalid'],
  ["{'a':1}", 'invalid'],
  ['{"a":1,}', 'invalid'],
  ['```json\n{}\n```', 'invalid'],
  ['[]', 'invalid'],
  ['"x"', 'invalid'],
  ['null', 'invalid'],
  ['{}', 'read'],
  ['\uFEFF{}', 'read'],
])('pasting %j is %s', (pasted, state) => {
  expect(readProfile(pasted).state).toBe(state)
})

test('the size limit counts UTF-8 bytes before parsing', () => {
  const wrap = (text: string) => `{"a":"${text}"}`
  expect(readProfile(wrap('x'.repeat(maxProfileBytes - 8))).state).toBe('read')
  expect(readProfile(wrap('x'.repeat(maxProfileBytes - 7))).state).toBe('too-large')
  expect(readProfile('é'.repeat(maxProfileBytes / 2 + 1)).state).toBe('too-large')
})

test('any JSON object normalizes to seven storable fields, idempotently', () => {
  const value = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue({ maxDepth: 5 }))
  fc.assert(
    fc.property(value, (given) => {
      const profile = normalizeProfile(JSON.parse(JSON.stringify(given)))
      if (profile === null) throw new Error('an object was refused')
      expect(Object.keys(profile)).toEqual(names)
      expect(normalizeProfile(profile)).toEqual(profile)
      expect(JSON.stringify(profile)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
    }),
  )
})

test('filled fields are those with content', () => {
  expect(filledFields({ ...blank, strengths: ['x'], self_description: 'y' })).toEqual([
    'strengths',
    'self_description',
  ])
})
