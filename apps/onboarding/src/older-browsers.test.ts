import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = stripTypeScriptTypes(readFileSync(new URL('./older-browsers.ts', import.meta.url), 'utf8'))

const names: readonly (readonly [owner: string, name: string])[] = [
  ['Map', 'groupBy'],
  ['Intl', 'Segmenter'],
  ['Array.prototype', 'toSorted'],
  ['Array.prototype', 'toReversed'],
  ['Array.prototype', 'with'],
  ['String.prototype', 'toWellFormed'],
  ['String.prototype', 'isWellFormed'],
]

/** A browser of its own, which had none of them. */
function olderBrowser() {
  const browser = createContext({})
  for (const [owner, name] of names) runInContext(`delete ${owner}.${name}`, browser)
  const lacking = names.filter(([owner, name]) => !runInContext(`'${name}' in ${owner}`, browser))
  expect(lacking).toEqual(names)
  runInContext(source, browser)
  return browser
}

const texts = [
  '',
  'Maya',
  'e\u0301clair u\u0308',
  '👩\u200d👩\u200d👧 🇩🇪🇫🇷 👍🏽 ❤\ufe0f',
  '\u0301x',
  'कि نامه\u200cای',
  'a\r\nb',
]

const expressions = [
  '[...Map.groupBy([3, 1, 4, 1, 5], (item, index) => item % 2 + (index > 3 ? 2 : 0))]',
  'const list = [3, 1, 2]; [list.toSorted(), list.toSorted((a, b) => b - a), list.toReversed(), list.with(0, 9), list.with(-1, 9), list]',
  String.raw`['a\ud800', '\udc00b', 'ok😀'].map((each) => [each.toWellFormed(), each.isWellFormed()])`,
]

test.each(expressions)('a browser without it answers as one that has it: %s', (expression) => {
  expect(JSON.stringify(runInContext(expression, olderBrowser()))).toBe(
    JSON.stringify(runInContext(expression, createContext({}))),
  )
})

test.each(texts)('%j is cut between the same letters', (text) => {
  const expression = `[...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(${JSON.stringify(text)})].map(({ segment, index }) => [segment, index])`
  expect(JSON.stringify(runInContext(expression, olderBrowser()))).toBe(
    JSON.stringify(runInContext(expression, createContext({}))),
  )
})

test('a browser that has them keeps its own', () => {
  const browser = createContext({})
  runInContext(source, browser)
  for (const [owner, name] of names)
    expect(runInContext(`String(${owner}.${name})`, browser)).toContain('[native code]')
})
