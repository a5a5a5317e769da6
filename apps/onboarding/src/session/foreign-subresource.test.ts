import { expect, test } from 'vitest'
import { isForeignSubresource } from './foreign-subresource.ts'

const asked = (site: string, mode: string, dest: string, more: Record<string, string> = {}) =>
  isForeignSubresource(
    new Headers({ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest, ...more }),
  )

test.each([
  ['no-cors', 'image'],
  ['no-cors', 'script'],
  ['no-cors', 'style'],
  ['no-cors', 'object'],
  ['navigate', 'iframe'],
  ['navigate', 'embed'],
  ['cors', 'empty'],
])('a %s request for an %s from another site is one', (mode, dest) => {
  expect(asked('cross-site', mode, dest)).toBe(true)
  expect(asked('same-site', mode, dest)).toBe(true)
  expect(asked('same-origin', mode, dest)).toBe(false)
})

test('a prefetch that another site asks for is one', () => {
  expect(asked('cross-site', 'navigate', 'document', { 'sec-purpose': 'prefetch;prerender' })).toBe(true)
})

test('a page that the user opens is none, wherever the link stood', () => {
  expect(asked('cross-site', 'navigate', 'document')).toBe(false)
  expect(asked('none', 'navigate', 'document')).toBe(false)
  expect(isForeignSubresource(new Headers())).toBe(false)
})
