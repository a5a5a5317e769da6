import { expect, test } from 'vitest'
import { originError } from './check-origin.ts'

const own = { hosts: ['studio.test'], origins: ['http://localhost:3000'] }
const host = 'localhost:3001'

test.each([
  ['a program without an Origin', {}, null],
  ['an own page', { origin: 'http://localhost:3000' }, null],
  ['a form of an own page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
  ['a sandboxed foreign frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a null origin that no browser explains', { origin: 'null' }, 403],
  ['a foreign page', { origin: 'https://evil.test' }, 403],
  [
    'a script of a foreign page',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    403,
  ],
  ['a link on a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, null],
] as const)('%s', (_, headers, status) => {
  expect(originError({ headers: { host, ...headers } }, own)?.status ?? null).toBe(status)
})

test('a foreign Host is refused whatever the Origin', () => {
  expect(originError({ headers: { host: 'evil.test' } }, own)?.status).toBe(421)
  expect(originError({ headers: { host: 'studio.test:80' } }, own)).toBeNull()
})

test.each([
  ['/images/local/production/a.png?w=10', null],
  ['/storage/v1/object/public/wiring-images/a/b.png', null],
  ['/v2025-02-19/data/query/production?query=*', 403],
  ['/reloadMailsFromDirectory', 403],
  ['/', 403],
])('what a foreign page may load as an image: %s', (url, status) => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  expect(originError({ headers: { host, ...headers }, url }, own)?.status ?? null).toBe(status)
})
