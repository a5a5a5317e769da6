import { expect, test, vi } from 'vitest'
import { getPace } from './get-pace.ts'

vi.mock('server-only', () => ({}))
vi.mock('../env.ts', () => ({
  env: { NEXT_PUBLIC_SUPABASE_URL: 'http://supabase.test', NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key' },
}))

function stubFetch(answer: () => Promise<Response>) {
  const fetchMock = vi.fn((_input: string, _init?: RequestInit) => answer())
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test('nothing is fetched while editors hide it', async () => {
  const fetchMock = stubFetch(async () => Response.json([{ minutes: 11 }]))
  for (const hero of [null, undefined, { showPace: null }, { showPace: false }])
    expect(await getPace(hero)).toBeNull()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('the median is fetched with the publishable key, and cached for a day', async () => {
  const fetchMock = stubFetch(async () => Response.json([{ minutes: 11 }]))
  expect(await getPace({ showPace: true })).toBe(11)
  const [[address, init] = []] = fetchMock.mock.calls
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(address).toBe('http://supabase.test/rest/v1/rpc/onboarding_pace')
  expect(init).toMatchObject({ method: 'GET', cache: 'force-cache', next: { revalidate: 86_400 } })
  const headers = new Headers(init?.headers)
  expect([headers.get('apikey'), headers.get('authorization')]).toEqual(['key', 'Bearer key'])
})

test.each([
  ['too few finished', async () => Response.json([])],
  ['the median is under half a minute', async () => Response.json([{ minutes: 0 }])],
  ['the response is an error', async () => Response.json({ message: 'no' }, { status: 500 })],
  ['the response is HTML', async () => new Response('<h1>Down</h1>')],
  ['the database is unreachable', async () => Promise.reject(new Error('connect'))],
])('it is null when %s', async (_, answer) => {
  stubFetch(answer)
  expect(await getPace({ showPace: true })).toBeNull()
})
