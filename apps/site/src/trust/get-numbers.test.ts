import { expect, test, vi } from 'vitest'
import { getNumbers } from './get-numbers.ts'

vi.mock('server-only', () => ({}))
vi.mock('../env.ts', () => ({
  env: { NEXT_PUBLIC_SUPABASE_URL: 'http://supabase.test', NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key' },
}))

function stubFetch(answer: () => Promise<Response>) {
  const fetchMock = vi.fn((_input: string, _init?: RequestInit) => answer())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

const row = { stored: 120, oldest_months: 7, deleted: 10 }

test('they are fetched with the publishable key, and cached for an hour', async () => {
  const fetchMock = stubFetch(async () => Response.json([row]))
  expect(await getNumbers()).toEqual({ stored: 120, oldestMonths: 7, deleted: 10 })
  const [[address, init] = []] = fetchMock.mock.calls
  expect(address).toBe('http://supabase.test/rest/v1/rpc/trust_numbers')
  expect(init).toMatchObject({ method: 'GET', cache: 'force-cache', next: { revalidate: 3_600 } })
  expect(new Headers(init?.headers).get('apikey')).toBe('key')
})

test.each([
  ['the response has no row', async () => Response.json([])],
  ['a number is not rounded', async () => Response.json([{ ...row, stored: 123 }])],
  ['the response is an error', async () => Response.json({ message: 'no' }, { status: 500 })],
  ['the response is HTML', async () => new Response('<h1>Down</h1>')],
  ['the database is unreachable', async () => Promise.reject(new Error('connect'))],
])('there are none when %s', async (_, answer) => {
  stubFetch(answer)
  expect(await getNumbers()).toBeNull()
})
