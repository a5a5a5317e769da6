import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['/', '/lab', '/console?x=1', '/#start'])('%s is kept', (path) =>
  expect(localPath(path)).toBe(path),
)

test.each([
  null,
  '',
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '/a\\b',
  '/\t/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/a/%2E%2e//evil.test',
  '/./\\evil.test',
  'javascript:1',
])('%s becomes /', (path) => expect(localPath(path)).toBe('/'))
