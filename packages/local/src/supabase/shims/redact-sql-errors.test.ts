import { expect, test } from 'vitest'
import { redactSqlErrors } from './redact-sql-errors.ts'

test('an SQL error is logged by its state only, without addresses and answers', () => {
  const logged: unknown[][] = []
  const target = { error: (...parts: unknown[]) => logged.push(parts) }
  redactSqlErrors(target)
  target.error(
    Object.assign(new Error('private@x.example'), { code: '42501', params: ['private@x.example'] }),
  )
  expect(logged).toEqual([['SQL state 42501']])
})
