import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonError, jsonErrorOffset } from './json-error.ts'

test.each([
  ['{"a":1,}', 1, 8],
  ["{'a':1}", 1, 2],
  ['```json\n{}\n```', 1, 1],
  ['{\n  “a”: 1\n}', 2, 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['{"a": [1, 2,]}', 1, 13],
  ['{', 1, 2],
  ['{"a": 01}', 1, 8],
  ['{"a": "x\ny"}', 1, 7],
  ['{} x', 1, 4],
  ['[1 2]', 1, 4],
])('the error in %j is at line %i, column %i', (text, line, column) => {
  expect(findJsonError(text)).toMatchObject({ line, column })
})

test('an error has the text around it', () => {
  expect(findJsonError('{\n  "strengths": [“patience”]\n}')).toMatchObject({
    before: '  "strengths": [',
    at: '“patience”]',
  })
})

test('valid JSON has no error, however deep', () => {
  fc.assert(fc.property(fc.json(), (text) => jsonErrorOffset(text) === null))
  expect(jsonErrorOffset(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBeNull()
})

test('jsonErrorOffset and JSON.parse agree about every text', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '-',
    'null',
    ' ',
    '\n',
    "'",
    '“',
    '\\',
    '0',
    '1e5',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      let parses = true
      try {
        JSON.parse(text)
      } catch {
        parses = false
      }
      expect(jsonErrorOffset(text) === null).toBe(parses)
    }),
    { numRuns: 2_000 },
  )
})
