import { expect, test } from 'vitest'
import { signupBody } from './signup.ts'

test('a body with other keys, or without a string, is refused', () => {
  expect(signupBody.safeParse({ email: 'a@b.co' }).success).toBe(true)
  expect(signupBody.safeParse({ email: 'a@b.co', role: 'admin' }).success).toBe(false)
  expect(signupBody.safeParse({ email: { $ne: 1 } }).success).toBe(false)
})
