import { expect, test } from 'vitest'
import * as z from 'zod'
import { ifUsable, publishableKeys, readFrom, secretKeys } from './variables.ts'

const old = 'eyJhbGciOiJIUzI1NiJ9.old.service'

test('calls are made with the key named default, and every secret key is accepted', () => {
  const keys = { cron: 'sb_secret_cron', default: 'sb_secret_default' }
  const given = { SUPABASE_SECRET_KEYS: JSON.stringify(keys), SUPABASE_SERVICE_ROLE_KEY: old }
  expect(readFrom(given, secretKeys)).toEqual({
    own: 'sb_secret_default',
    accepted: ['sb_secret_cron', 'sb_secret_default', old],
  })
})

test.each([
  [{ SUPABASE_SECRET_KEYS: '{"cron":"sb_secret_cron","other":"sb_secret_other"}' }, 'sb_secret_cron'],
  [{ SUPABASE_SERVICE_ROLE_KEY: old }, old],
  [{ SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: old }, old],
  [{ SUPABASE_SECRET_KEYS: '{}', SUPABASE_SERVICE_ROLE_KEY: old }, old],
  [{ SUPABASE_SECRET_KEYS: '{"default":"sb_secret_new"}', SUPABASE_SERVICE_ROLE_KEY: ' ' }, 'sb_secret_new'],
])('with %j the own key is %s', (given, own) => {
  const read = readFrom(given as Record<string, string>, secretKeys)
  expect(read.own).toBe(own)
  expect(read.accepted).toContain(own)
  expect(read.accepted).not.toContain('')
})

test.each([{}, { SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: '' }, { SUPABASE_SECRET_KEYS: '[' }])(
  'without a usable secret key nothing starts, and the variable is named, not its value: %j',
  (given) => {
    expect(() => readFrom(given, secretKeys)).toThrow('Missing or wrong variables: SUPABASE_SECRET_KEYS')
  },
)

test('an empty publishable key opens nothing', () => {
  const given = { SUPABASE_PUBLISHABLE_KEYS: ' ', SUPABASE_ANON_KEY: '' }
  expect(readFrom(given, publishableKeys)).toEqual([])
  expect(readFrom({ SUPABASE_ANON_KEY: 'anon' }, publishableKeys)).toEqual(['anon'])
})

test('an empty variable counts as unset, and one that is not needed stops nothing', () => {
  const schema = z.object({ SECRET: ifUsable(z.string().min(32)), NAME: z.string().default('given') })
  for (const given of [{ SECRET: '', NAME: '' }, { SECRET: 'short', NAME: '\t' }, {}])
    expect(readFrom(given as Record<string, string>, schema)).toEqual({ SECRET: undefined, NAME: 'given' })
})
