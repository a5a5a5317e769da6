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

test.each([
  ['/über-uns', '/%C3%BCber-uns'],
  ['/u\u0308ber-uns', '/%C3%BCber-uns'],
  ['/%C3%BCber-uns', '/u%CC%88ber-uns'],
  ['/%c3%bcber-uns/', '/%C3%BCber-uns'],
  ['/日本語', '/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
  ['/old+page', '/old+page'],
  ['/old,page', '/old%2Cpage'],
  ['/produkte/(2019)', '/produkte/(2019)'],
  ['/produkte/(2019)', '/produkte/%282019%29'],
  ["/what's-new!", "/what's-new!"],
  ['/a%20b', '/a%20b'],
  ['/alte_seite.php?id=3', '/alte_seite.php?id=3'],
  ['/alte_seite.php?name=Müller', '/alte_seite.php?name=M%C3%BCller'],
])('a rule from %s answers %s', (from, asked) => {
  expect(findRedirect(asked, [rule(from, '/lab')])).toEqual({ to: '/lab', permanent: false })
})

test('the query is kept, but for what the rule names', () => {
  const list = [
    rule('/old', '/lab'),
    rule('/deep', '/console?plan=pro#start'),
    rule('/page.php?id=3', '/lab#cta'),
    rule('/page.php', 'https://cal.example/x'),
  ]
  expect(findRedirect('/old?utm_source=x&b=%C3%BC', list)?.to).toBe('/lab?utm_source=x&b=%C3%BC')
  expect(findRedirect('/deep?utm=1', list)?.to).toBe('/console?plan=pro&utm=1#start')
  expect(findRedirect('/page.php?utm=1&id=3', list)?.to).toBe('/lab?utm=1#cta')
  expect(findRedirect('/page.php?id=4', list)?.to).toBe('https://cal.example/x?id=4')
  expect(findRedirect('/page.php?id=3', [list[2] as Redirect])?.to).toBe('/lab#cta')
  expect(findRedirect('/page.php', [list[2] as Redirect])).toBeNull()
  expect(findRedirect('/old?x=//evil.test', list)?.to).toBe('/lab?x=//evil.test')
})

test('loops in another spelling are refused, too', () => {
  expect(findRedirect('/%C3%BC', [rule('/ü', '/u%CC%88')])).toBeNull()
  expect(findRedirect('/a', [rule('/a', '/ü'), rule('/%C3%BC', '/lab')])).toBeNull()
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
  for (const from of [
    ...taken,
    '/api/revalidate',
    '/%61pi/x',
    '/wiring/x',
    '/_next/static',
    '//evil.test',
    '/%2Fevil.test',
    '/a/../b',
  ])
    expect(findRedirect(from, [rule(from, '/lab')])).toBeNull()
})
