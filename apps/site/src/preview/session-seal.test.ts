import { expect, test } from 'vitest'
import { openSession, sealSession } from './session-seal.ts'

const key = 'a key of the test'
const now = 1_000
const editor = { role: 'editor', until: 2_000 } as const

test('a seal opens until its end, and not a moment longer', () => {
  const seal = sealSession(editor, key)
  expect(openSession(seal, key, now)).toEqual(editor)
  expect(openSession(seal, key, 2_000)).toBeNull()
})

test('a guest cannot become an editor by editing the seal', () => {
  const [, signature] = sealSession({ role: 'guest', until: 2_000 }, key).split('.')
  const [payload] = sealSession(editor, 'another key').split('.')
  expect(openSession(`${payload}.${signature}`, key, now)).toBeNull()
})

test.each([undefined, '', '.', 'a.b', 'a.b.c', `${'x'.repeat(5_000)}.y`, '1', sealSession(editor, 'other')])(
  'no session comes out of %s',
  (text) => expect(openSession(text, key, now)).toBeNull(),
)
