import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test('a path of the desk is kept with its query', () => {
  expect(nextPath('/log?action=sign_in')).toBe('/log?action=sign_in')
})

test.each([
  undefined,
  ['/a', '/b'],
  '',
  'log',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/%2E%2e//evil.example',
  '/./\\evil.example',
  '/.//evil.example/%2e%2e',
  '/\u00a0/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/sign-in?next=/sign-in',
  '/api/sign-out',
  `/${'a'.repeat(2_000)}`,
])('%j leads to the queue', (wanted) => {
  expect(nextPath(wanted)).toBe('/')
})
