import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { environment } from './env.ts'

const schema = z.object({
  TEST_URL: z.url().describe('where it is; your DNS'),
  TEST_SECRET: z.string().min(16).describe('signs; openssl rand -base64 32'),
  TEST_HOPS: z.coerce.number().default(0).describe('proxies'),
})

test('missing and invalid variables are reported on first use, with what they are for', () => {
  const read = environment('The desk', schema)
  vi.stubEnv('TEST_SECRET', 'short')
  expect(read).toThrow(
    `The desk cannot start. Missing or wrong variables:
  TEST_URL                               where it is; your DNS
  TEST_SECRET                            signs; openssl rand -base64 32`,
  )
})

test('the variables are parsed once', () => {
  const read = environment('The desk', schema)
  vi.stubEnv('TEST_URL', 'http://localhost')
  vi.stubEnv('TEST_SECRET', 'x'.repeat(16))
  expect(read()).toEqual({ TEST_URL: 'http://localhost', TEST_SECRET: 'x'.repeat(16), TEST_HOPS: 0 })
  expect(read()).toBe(read())
})

test('what stands in is taken for what is not set, and for nothing else', () => {
  vi.stubEnv('TEST_URL', 'http://localhost')
  vi.stubEnv('TEST_SECRET', '')
  const read = environment('The site', schema, { TEST_URL: 'http://other.test', TEST_SECRET: 'y'.repeat(16) })
  expect(read()).toEqual({ TEST_URL: 'http://localhost', TEST_SECRET: 'y'.repeat(16), TEST_HOPS: 0 })
})

test.each(['', ' '])('a variable of %j counts as unset', (nothing) => {
  const optional = z.object({ TEST_TOKEN: z.string().min(32).optional(), TEST_HOPS: schema.shape.TEST_HOPS })
  vi.stubEnv('TEST_TOKEN', nothing)
  vi.stubEnv('TEST_HOPS', nothing)
  expect(environment('The desk', optional)()).toEqual({ TEST_HOPS: 0 })
})
