import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guardHttp } from './guard-http.ts'
import { observeRequests } from './observe-requests.ts'

const token = 'a token of the tests that is long enough'
const id = '0123456789abcdef0123456789abcdef'
const session = '56761188-7520-42d8-8898-ff6fc54ce618'

/** The guard gives a request without an id a new one: only one that was sent is equal. */
const heard: unknown[] = []
const functions = createServer((request, response) => {
  heard.push(request.headers['x-request-id'])
  response.end()
})
let functionsUrl = ''
const app = createServer(async (request, response) => {
  if (request.url?.startsWith('/wiring/')) await fetch(functionsUrl)
  if (request.url === '/broken') response.statusCode = 500
  response.end('page')
})
let port = 0
const log = vi.spyOn(console, 'log').mockReturnValue()

const listen = async (server: typeof app) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  functionsUrl = `http://127.0.0.1:${await listen(functions)}`
  port = await listen(app)
  const readGauges = () => ({ content_age_seconds: 7 })
  guardHttp({
    trustedHops: 0,
    headersFor: () => ({}),
    upgrades: false,
    observe: observeRequests({ app: 'site', tokens: [token], functions: functionsUrl, readGauges }),
  })
})
beforeEach(() => {
  log.mockClear()
  heard.length = 0
})
afterAll(() => {
  functions.close()
  app.close()
})

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const ask = (path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) =>
  new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const request = send(options, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve(Object.assign(response, { text }))
    })
    request.once('error', reject)
    request.end(body)
  })

const metrics = async () => (await ask('/metrics', { headers: { authorization: `Bearer ${token}` } })).text
const lines = () => log.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>)

test('metrics are told to whoever has the token', async () => {
  expect((await ask('/metrics')).statusCode).toBe(401)
  expect((await ask('/metrics', { headers: { authorization: 'Bearer ' } })).statusCode).toBe(401)
  const text = await metrics()
  expect(text).toContain('content_age_seconds{app="site"} 7')
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{/m)
  expect(text).toMatch(/^process_resident_memory_bytes\{/m)
})

test('requests are counted by class and status, and no address is in it', async () => {
  await ask(`/wiring/${session}`)
  await ask('/broken')
  await ask('/', { method: 'PUT' })
  const text = await metrics()
  expect(text).toContain('http_requests_total{route="wizard",method="GET",status="200",app="site"} 1')
  expect(text).toContain('http_requests_total{route="page",method="GET",status="500",app="site"} 1')
  expect(text).toContain('http_requests_total{route="page",method="other",status="200",app="site"} 1')
  expect(text).toMatch(/http_request_duration_seconds_count\{app="site",route="wizard"\} 1/)
  expect(text).not.toContain(session)
})

test('the id of the proxy goes to the functions and into the log', async () => {
  await ask(`/wiring/${session}?x=maya@studio.example`, { method: 'POST', headers: { 'x-request-id': id } })
  expect(heard).toEqual([id])
  expect(lines()).toEqual([
    { app: 'site', request: id, route: 'wizard', method: 'POST', status: 200, ms: expect.any(Number) },
  ])
})

test('each request has an id of its own, also of fifty at once', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => index.toString(16).padStart(32, '0'))
  await Promise.all(ids.map((each) => ask(`/wiring/${session}`, { headers: { 'x-request-id': each } })))
  expect(heard.toSorted()).toEqual(ids)
})

test('what a caller writes as an id stands in no log', async () => {
  await ask('/broken', { headers: { 'x-request-id': '{"forged": true}' } })
  expect(lines()).toMatchObject([{ request: expect.stringMatching(/^[0-9a-f]{32}$/), status: 500 }])
})

test('a page that was read is not worth a line, nor is a probe that fails', async () => {
  await ask('/')
  await ask('/metrics')
  expect(lines()).toEqual([])
})

test('reports of browsers are counted, whatever else is sent is not, and nothing is kept of it', async () => {
  const report = (body: string) => ask('/reports', { method: 'POST', body })
  const policy = { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/maya' }
  for (const body of [JSON.stringify({ 'csp-report': policy }), '{"place":"wizard"}', 'no JSON', '', '[]'])
    expect((await report(body)).statusCode).toBe(204)
  expect((await report(`{"place":"desk","x":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(204)
  expect((await ask('/reports')).statusCode).toBe(405)
  const text = await metrics()
  expect(text).toContain('csp_reports_total{directive="img-src",blocked="address",app="site"} 1')
  expect(text).toContain('browser_errors_total{place="wizard",app="site"} 1')
  expect(text).not.toContain('place="desk"')
  expect(text).not.toContain('evil.example')
})
