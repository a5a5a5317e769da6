import { expect, test } from 'vitest'
import { linkIsClosed, shareLifetimeMs, signSession, verifySession } from './session-token.ts'

const key = ['a key of the test'] as const
const now = 1_000
const editor = { role: 'editor', until: 2_000 } as const

test('a token is valid before it expires', () => {
  const token = signSession(editor, key)
  expect(verifySession(token, key, now)).toEqual(editor)
  expect(verifySession(token, key, 2_000)).toBeNull()
})

test('while the key is exchanged, sessions of the old one go on', () => {
  const exchanged = ['a new key', ...key] as const
  expect(verifySession(signSession(editor, key), exchanged, now)).toEqual(editor)
  expect(verifySession(signSession(editor, exchanged), ['a new key'], now)).toEqual(editor)
  expect(verifySession(signSession(editor, key), ['a new key'], now)).toBeNull()
})

test('a guest cannot become an editor by editing the token', () => {
  const [, signature] = signSession({ role: 'guest', until: 2_000 }, key).split('.')
  const [payload] = signSession(editor, ['another key']).split('.')
  expect(verifySession(`${payload}.${signature}`, key, now)).toBeNull()
})

test.each([
  undefined,
  '',
  '.',
  'a.b',
  'a.b.c',
  `${'x'.repeat(5_000)}.y`,
  '1',
  signSession(editor, ['other']),
])('%s is invalid', (text) => expect(verifySession(text, key, now)).toBeNull())

test('a link is closed by its id, or with all links that were made before', () => {
  const made = Date.parse('2026-11-20T12:00:00Z')
  const link = { role: 'guest', id: 'one', until: made + shareLifetimeMs } as const
  expect(linkIsClosed(link, null)).toBe(false)
  expect(linkIsClosed(link, { ids: ['other'], before: null })).toBe(false)
  expect(linkIsClosed(link, { ids: ['other', 'one'], before: null })).toBe(true)
  expect(linkIsClosed(link, { ids: [], before: '2026-11-20T12:00:01Z' })).toBe(true)
  expect(linkIsClosed(link, { ids: [], before: '2026-11-20T11:59:59Z' })).toBe(false)
})
