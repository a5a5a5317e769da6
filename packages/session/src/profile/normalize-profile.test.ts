import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledFields, profileFields } from '../profile.ts'
import { normalizeProfile } from './normalize-profile.ts'

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

test.each([
  ['colour pencils; sketchbook; oven log', ['colour pencils', 'sketchbook', 'oven log']],
  ['attention to detail, colour, patience', ['attention to detail', 'colour', 'patience']],
  ['one\ntwo', ['one', 'two']],
  [
    'Reads a room, and then says what the others in it did not',
    ['Reads a room, and then says what the others in it did not'],
  ],
])('a list in one text is read as its items: %j', (strengths, items) => {
  expect(normalizeProfile({ strengths })?.strengths).toEqual(items)
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
    blindspots: ['endings', '7'],
  })
})

test.each([
  'thinkingStyle',
  'Thinking Style',
  'thinking-style',
  'THINKING_STYLE ',
  '**thinking_style**',
  '1. Thinking style:',
  '"thinking_style"',
  'thinking_style (string)',
  'Your thinking style',
  'thinking_stlye',
])('%j names a field', (key) => {
  expect(normalizeProfile({ [key]: 'x' })).toEqual({ ...blank, thinking_style: 'x' })
})

test.each(['style', 'thinking', 'denkstil', 'my_strongest_memory', 'strengths_of_others'])(
  '%j names none',
  (key) => {
    expect(normalizeProfile({ [key]: 'x' })).toEqual(blank)
  },
)

test.each([
  ['later :contentReference[oaicite:0]{index=0}.', 'later.'],
  ['early [cite: 12, 14]', 'early'],
  ['[cite_start]early [cite: 2]', 'early'],
  ['work \ue200cite\ue202turn0search1\ue201', 'work'],
  ['work turn0search0', 'work'],
  ['work【12†source】', 'work'],
  ['work[1][3]', 'work'],
  ['**too many** variants', 'too many variants'],
  ['it&#39;s &amp;lt; 3', "it's < 3"],
  ['<b>quick</b> to start', 'quick to start'],
  ['- quick to start', 'quick to start'],
  ['[notes](https://example.org/a)', 'notes'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
  ['a < b, 50 % & more', 'a < b, 50 % & more'],
])('of %j the words are kept', (given, words) => {
  expect(normalizeProfile({ self_description: given, strengths: [given] })).toEqual({
    ...blank,
    self_description: words,
    strengths: [words],
  })
})

test('numbers of a list are dropped, numbers in a text are not', () => {
  const profile = normalizeProfile({ strengths: ['1. calm', '2: quick', '24. December is free'] })
  expect(profile?.strengths).toEqual(['calm', 'quick', '24. December is free'])
  expect(normalizeProfile({ strengths: { 1: 'calm', 2: 'quick' } })?.strengths).toEqual(['calm', 'quick'])
})

test.each([
  'string',
  'list',
  '…',
  '...',
  '<your text>',
  'N/A',
  '[strength 1]',
  '-',
  'null',
  'one to three sentences',
])('the placeholder %j is blank', (text) => {
  expect(normalizeProfile({ thinking_style: text, strengths: [text], blindspots: text })).toEqual(blank)
})

test('an object inside an object, pairs and JSON in a text are looked into', () => {
  const expected = { ...blank, thinking_style: 'x', strengths: ['y'] }
  const fields = { thinkingStyle: 'x', strengths: ['y'] }
  for (const given of [
    { a: { b: { c: { d: fields } } } },
    { choices: [{ message: { content: JSON.stringify(fields) } }] },
    {
      fields: [
        { key: 'thinking_style', value: 'x' },
        { key: 'Strengths', value: ['y'] },
      ],
    },
    { thinking_style: 'x', more: { strengths: ['y'] } },
  ])
    expect(normalizeProfile(given)).toEqual(expected)
})

test('a top level that is no object is refused', () => {
  for (const value of [[], 'x', 1, null, true, undefined]) expect(normalizeProfile(value)).toBeNull()
})

test('__proto__ and constructor keys are ignored', () => {
  const given = JSON.parse('{"__proto__":{"x":["evil"]},"constructor":{"prototype":{"x":1}}}')
  expect(normalizeProfile(given)).toEqual(blank)
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('any JSON object normalizes to seven storable fields, idempotently', () => {
  const mark = fc.constantFrom(
    '**',
    '1. ',
    '- ',
    '[cite: 1]',
    '&amp;',
    '&lt;',
    '<b>',
    '`',
    '_',
    '[1]',
    'list',
    '…',
  )
  const text = fc
    .array(fc.oneof(mark, fc.string({ maxLength: 6 })), { maxLength: 6 })
    .map((parts) => parts.join(''))
  const content = fc.oneof(text, fc.array(text), fc.jsonValue({ maxDepth: 5 }))
  const value = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), content)
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
