import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))

const site = 'https://studio.example'
const id = '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'
const secret = 'ab12'.repeat(16)

let counted = 0
const supabase = createServer((request, response) => {
  if (request.url?.endsWith('/note-unknown-id')) counted += 1
  response.end('{"wait":0}')
})

let proxy: typeof import('./proxy.ts')['proxy']

beforeAll(async () => {
  await new Promise<void>((resolve) => supabase.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', address)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'publishable')
  vi.stubEnv('CLIENT_IP_SECRET', 'a secret of the test')
  ;({ proxy } = await import('./proxy.ts'))
  const { env } = await import('./env.ts')
  env()
})
afterAll(() => supabase.close())
beforeEach(() => {
  counted = 0
})

const bareRoutes: Record<string, () => Promise<object>> = {
  '/wiring/map-closed': () => import('./app/wiring/map-closed/route.ts'),
  '/wiring/check-link': () => import('./app/wiring/check-link/route.ts'),
}

/** As the server does: what the proxy rewrites is answered by its route. */
async function ask(path: string, method = 'GET'): Promise<Response> {
  const request = new NextRequest(`${site}${path}`, { method })
  const answer = await proxy(request)
  const rewritten = answer.headers.get('x-middleware-rewrite')
  const route = rewritten === null ? undefined : await bareRoutes[new URL(rewritten).pathname]?.()
  return route === undefined ? answer : Reflect.get(route, method)(request)
}

test('a link with punctuation behind it leads to what it names, and is no guess', async () => {
  for (const path of [`/wiring/${id}`, `/wiring/map/${secret}`])
    for (const rest of ['.', ')', '%3E', '%20', '%E2%80%8B', '&amp;x=1', "'", '%22'])
      expect((await ask(path + rest)).headers.get('location'), rest).toBe(site + path)
  expect((await ask(`/wiring/${id}.?fbclid=1`)).headers.get('location')).toBe(`${site}/wiring/${id}?fbclid=1`)
  const unclear = await ask(`/wiring/${id}Tracework`)
  expect([unclear.status, await unclear.text()]).toEqual([404, expect.stringContaining('Check the link.')])
  const cut = await ask(`/wiring/map/${secret.slice(0, 40)}`)
  expect([cut.status, await cut.text()]).toEqual([404, expect.stringContaining('It is not whole')])
  expect(counted).toBe(0)
})

test('nothing with a hidden line behind a map’s address reaches a page', async () => {
  for (const rest of ['', '/delete', '/delete/confirm', '/map.json'])
    for (const method of ['GET', 'POST']) {
      const answer = await ask(`/wiring/map/${secret}%250aoperator%2520Mara${rest}`, method)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
})

test('what has no form of an identifier is answered here, and counts', async () => {
  expect((await ask('/wiring/map')).status).toBe(404)
  expect((await ask('/wiring/guess')).headers.get('location')).toBe(`${site}/?notice=session-not-found`)
  expect(counted).toBe(2)
})

test('a page gets a policy with a nonce, a file keeps its own', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy')
  expect(await policyOf(`/wiring/map/${secret}`)).toContain("'nonce-")
  for (const file of ['sheet.pdf', 'card.png', 'map.svg', 'map.txt', 'map.json'])
    expect(await policyOf(`/wiring/map/${secret}/${file}`), file).toBeNull()
})
