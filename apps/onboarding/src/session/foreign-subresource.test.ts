import { expect, test } from 'vitest'
import { isForeignSubresource } from './foreign-subresource.ts'

const isForeign = (site: string, mode: string, dest: string, more: Record<string, string> = {}) =>
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
])('a %s request for an %s from another site is a foreign subresource', (mode, dest) => {
  expect(isForeign('cross-site', mode, dest)).toBe(true)
  expect(isForeign('same-site', mode, dest)).toBe(true)
  expect(isForeign('same-origin', mode, dest)).toBe(false)
})

test('a prefetch by another site is a foreign subresource', () => {
  expect(isForeign('cross-site', 'navigate', 'document', { 'sec-purpose': 'prefetch;prerender' })).toBe(true)
})

test('a navigation by the user is not, wherever the link was', () => {
  expect(isForeign('cross-site', 'navigate', 'document')).toBe(false)
  expect(isForeign('none', 'navigate', 'document')).toBe(false)
  expect(isForeignSubresource(new Headers())).toBe(false)
})
