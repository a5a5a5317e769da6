import { expect, test } from 'vitest'
import { parseJson } from './read-body.ts'

test.each([
  '{"email":"a","email":"b"}',
  '{"email":"a","\\u0065mail":"b"}',
  '{"\\u0065mail":"a","e\\u006dail":"b"}',
  '{"a":{"b":[{"c":1,"\\u0063":2}]}}',
  '{"__proto__":1,"__proto__":2}',
  '{"a\\"b":1,"a\\u0022b":2}',
])('a text with a key twice is no value: %s', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test.each(['', '{', '{"a":1}}', "{'a':1}", '"\\x"'])('what is no JSON is no value: %s', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test.each([
  null,
  1.5,
  '',
  'a:b',
  [],
  {},
  [{ a: 1 }, { a: 2 }],
  { a: { a: { a: [null, true, ':', '"', '\\', '\\":'] } } },
  { 'a:b': ':"', '"': '\\', '\\": ': ['{"x":1,"x":2}', { ':': '::' }], '': 'é\u2028😀' },
])('every other JSON text has its value: %j', (value) => {
  for (const indent of [0, 2]) expect(parseJson(JSON.stringify(value, null, indent))).toEqual(value)
})

test('a long string and deep nesting are read', () => {
  expect(parseJson(JSON.stringify({ a: '\\"'.repeat(500_000) }))).toBeDefined()
  expect(parseJson(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).toBeDefined()
})
