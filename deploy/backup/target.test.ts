import { expect, test } from 'vitest'
import { describeError, targetOfEnvironment } from './target.ts'

const variables = {
  NODE_ENV: 'test' as const,
  NEXT_PUBLIC_SUPABASE_URL: 'https://project.example',
  SUPABASE_SECRET_KEY: 'key',
  DATABASE_URL: 'postgresql://127.0.0.1:1/postgres',
  SANITY_PROJECT_ID: 'project',
  SANITY_TOKEN: 'token',
}

test('a database that does not answer is not taken for the lake', async () => {
  const { database } = targetOfEnvironment(variables)
  const error = await database.transaction(async () => {}).catch((reason: unknown) => reason)
  expect(describeError(error)).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/)
})

test.each([
  ['DATABASE_URL', 'nonsense:secret@host', 'postgresql'],
  ['NEXT_PUBLIC_SUPABASE_URL', 'project.example', 'https'],
])('a %s that is no address is one sentence, without its value', (name, value, scheme) => {
  const sentence = `${name} is no address: one begins with ${scheme}:// (see .env.example).`
  expect(() => targetOfEnvironment({ ...variables, [name]: value })).toThrow(new Error(sentence))
})
