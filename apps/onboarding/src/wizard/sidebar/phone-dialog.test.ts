import { expect, test } from 'vitest'
import { newSession } from '../../../tests/new-session.ts'
import { followTextOf } from './phone-dialog.tsx'

test.each([
  ['that is there', newSession, 'green', 'Following'],
  ['that cannot be asked for', null, 'yellow', 'No connection. It follows again by itself'],
  ['that was deleted elsewhere', 'missing', 'red', 'This session is gone'],
] as const)('of a session %s it says so', (_, fresh, signal, text) => {
  expect(followTextOf(fresh)).toEqual({ signal, text })
})
