import { expect, test } from 'vitest'
import type { Redirect } from './cached-redirects.ts'
import { findRedirect } from './find-redirect.ts'

const rule = (from: string, to: string, permanent = false): Redirect => ({ from, to, permanent })

test('a path on the list has a target, with or without a trailing slash', () => {
  const list = [rule('/old', '/lab', true), rule('/talk', 'https://cal.example/x')]
  expect(findRedirect('/old', list)).toEqual({ to: '/lab', permanent: true })
  expect(findRedirect('/old/', list)).toEqual({ to: '/lab', permanent: true })
  expect(findRedirect('/talk', list)).toEqual({ to: 'https://cal.example/x', permanent: false })
  expect(findRedirect('/older', list)).toBeNull()
})

test.each([
  '//evil.test',
  '/.//evil.test',
  '/%2e//evil.test',
  '/lab/..//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:evil.test',
  'https://user:pass@evil.test',
  '/a\r\nSet-Cookie: x',
  '#start',
  'mailto:a@b.test',
  'evil.test',
  '',
])('the unsafe target %j is refused', (to) => {
  expect(findRedirect('/old', [rule('/old', to)])).toBeNull()
})

test('loops and chains are refused', () => {
  expect(findRedirect('/a', [rule('/a', '/a?x=1')])).toBeNull()
  expect(findRedirect('/a', [rule('/a', '/b#x'), rule('/b', '/a')])).toBeNull()
  expect(findRedirect('/a', [rule('/a', '/b'), rule('/b', '/lab')])).toBeNull()
  expect(findRedirect('/a', [rule('/a', '/./a')])).toBeNull()
})

test('paths of the site itself cannot be redirected', () => {
  const taken = [
    '/robots.txt',
    '/robots.txt/',
    '/privacy-policy.pdf',
    '/sitemap.xml',
    '/forms/signup',
    '/og/home',
  ]
  for (const from of [...taken, '/api/revalidate', '/wiring/x', '/_next/static', '//evil.test', '/a/../b'])
    expect(findRedirect(from, [rule(from, '/lab')])).toBeNull()
})
