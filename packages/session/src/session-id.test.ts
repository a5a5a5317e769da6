import { expect, test } from 'vitest'
import { isSecret, isSessionId } from './session-id.ts'

const id = '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'
const secret = 'ab12'.repeat(16)

test('only the exact identifier opens something', () => {
  expect([isSessionId(id), isSecret(secret)]).toEqual([true, true])
  for (const other of [id.toUpperCase(), `${id}.`, `${id}\n`, 7, null]) expect(isSessionId(other)).toBe(false)
  expect(isSecret(`${secret}\n`)).toBe(false)
})

test.each([
  ['00000000-0000-0000-0000-000000000000', true],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', true],
  ['F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', false],
  ['f81d4fae7dec11d0a76500a0c91e6bf6', false],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6 ', false],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n', false],
  ["' or 1=1 --", false],
  ['%', false],
  [null, false],
])('%j is a session id: %s', (text, expected) => {
  expect(isSessionId(text)).toBe(expected)
})
