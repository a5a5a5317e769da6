import { expect, test, vi } from 'vitest'
import { admitDrafts } from './draft-cookie.ts'
import { signSession } from './session-token.ts'

vi.mock('../env.ts', () => ({ env: {} }))

const keys = ['a key of the test'] as const
const session = signSession({ role: 'editor', until: Date.now() + 60_000 }, keys)

function cookieOf(cookie: string | undefined) {
  const headers = { cookie, 'x-prerender-revalidate': 'of this build' }
  admitDrafts({ headers }, 'of this build', keys)
  expect(headers).not.toHaveProperty('x-prerender-revalidate')
  return headers.cookie
}

test('a session that began with another build goes on with this one', () => {
  expect(cookieOf(`a=1; __prerender_bypass=of an older build; preview-session=${session}; b=2`)).toBe(
    `a=1; preview-session=${session}; b=2; __prerender_bypass=of this build`,
  )
})

test.each([
  ['no session', ''],
  ['a forged session', '; preview-session=a.b'],
  [
    'the session of another key',
    `; preview-session=${signSession({ role: 'editor', until: 9e15 }, ['other'])}`,
  ],
  ['a session that is over', `; preview-session=${signSession({ role: 'editor', until: 1 }, keys)}`],
])('who knows the build but has %s gets what visitors get', (_, more) => {
  expect(cookieOf(`__prerender_bypass=of this build${more}`)).toBe(more.slice(2))
})

test('other cookies are left alone', () => {
  expect(cookieOf('a=1;b=2')).toBe('a=1;b=2')
  expect(cookieOf(undefined)).toBeUndefined()
})
