import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { callFunction, textField } from './call.ts'

let server: Server
afterEach(() => {
  vi.unstubAllGlobals()
  return new Promise((resolve) => server.close(resolve).closeAllConnections())
})

const signup = z.object({ session_id: z.string() })

async function calling(statuses: number[], retryAfter?: string, body = '{"session_id":"s"}') {
  const calls: string[] = []
  server = createServer(async (request, response) => {
    calls.push(`${request.url} ${request.headers['idempotency-key']} ${await text(request)}`)
    const status = statuses.shift() ?? 500
    const headers = retryAfter === undefined || status !== 503 ? {} : { 'retry-after': retryAfter }
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const result = await callFunction({
    supabase: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'key' },
    name: 'wiring-session-signup',
    body: { email: 'maya@studio.example' },
    headers: { 'idempotency-key': 'one form' },
    answer: signup.parse,
    retries: 2,
  })
  return { result, calls }
}

test('a call is retried after the delay that a busy server names', async () => {
  const { result, calls } = await calling([503, 503, 200], '1')
  expect(result).toEqual({ state: 'answered', data: { session_id: 's' } })
  const sent = '/functions/v1/wiring-session-signup one form {"email":"maya@studio.example"}'
  expect(calls).toEqual([sent, sent, sent])
})

test('a call fails after the last retry when the server stays busy', async () => {
  const { result, calls } = await calling([503, 503, 503, 200], '1')
  expect(result).toEqual({ state: 'failed', status: 503 })
  expect(calls).toHaveLength(3)
})

test.each([
  ['503 without Retry-After', 503, undefined],
  ['503 with a Retry-After past the timeout', 503, '900'],
  ['500', 500, undefined],
] as const)('a %s is not retried', async (_, status, retryAfter) => {
  const { result, calls } = await calling([status, 200], retryAfter)
  expect(result).toEqual({ state: 'failed', status })
  expect(calls).toHaveLength(1)
})

test.each(['<html>', '{"session_id":7}', ''])('an unexpected answer has failed: %s', async (body) => {
  const { result } = await calling([200], undefined, body)
  expect(result).toEqual({ state: 'failed', status: 200 })
})

test('a refused connection or a timeout is unreachable', async () => {
  server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call = (address: string) =>
    callFunction({
      supabase: { url: address, key: 'key' },
      name: 'note-unknown-id',
      body: undefined,
      answer: z.unknown().parse,
      timeoutMs: 200,
    })
  expect(await call(url)).toEqual({ state: 'unreachable' })
  expect(await call('http://127.0.0.1:1')).toEqual({ state: 'unreachable' })
})

async function callFromPage(answers: { direct?: boolean; site: number }, retries: number) {
  const calls: string[] = []
  server = createServer(async (request, response) => {
    calls.push(
      `${request.method} ${request.url} ${request.headers['idempotency-key']} ${await text(request)}`,
    )
    if (!answers.direct && request.url?.startsWith('/functions')) return request.socket.destroy()
    if (request.method === 'POST' && request.url?.startsWith('/functions')) return request.socket.destroy()
    response.writeHead(answers.site).end('{"session_id":"s"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('location', { origin })
  // The module remembers that the domain is blocked.
  vi.resetModules()
  const fresh = await import('./call.ts')
  const send = () =>
    fresh.callFunction({
      supabase: { url: origin, key: 'key' },
      name: 'wiring-session-signup',
      body: { email: 'maya@studio.example' },
      headers: { 'idempotency-key': 'one form' },
      answer: signup.parse,
      retries,
    })
  return { send, calls }
}

const direct = 'POST /functions/v1/wiring-session-signup one form {"email":"maya@studio.example"}'
const bySite = 'POST /forms/signup one form {"email":"maya@studio.example"}'

test('in a page, a call that cannot reach Supabase goes to the site with the same key, the next one at once', async () => {
  const { send, calls } = await callFromPage({ site: 200 }, 1)
  expect(await send()).toEqual({ state: 'answered', data: { session_id: 's' } })
  expect(calls).toEqual([direct, bySite])
  await send()
  expect(calls).toEqual([direct, bySite, bySite])
})

test('in a page, a call that is not safe to repeat goes to the site only when Supabase does not answer at all', async () => {
  const blocked = await callFromPage({ site: 200 }, 0)
  expect(await blocked.send()).toMatchObject({ state: 'answered' })
  expect(blocked.calls.at(-1)).toBe(bySite)
  const lost = await callFromPage({ direct: true, site: 200 }, 0)
  expect(await lost.send()).toEqual({ state: 'unreachable' })
  expect(lost.calls).not.toContain(bySite)
})

test('when the site cannot reach Supabase either, its status is the answer', async () => {
  const { send } = await callFromPage({ site: 502 }, 0)
  expect(await send()).toEqual({ state: 'failed', status: 502 })
})

test('textField returns text, null when absent, and throws for other types', () => {
  expect([{ a: 'text' }, { a: '' }, { a: null }, {}].map((data) => textField(data, 'a'))).toEqual([
    'text',
    null,
    null,
    null,
  ])
  for (const data of [undefined, null, '<html>', { a: 7 }, { a: {} }])
    expect(() => textField(data, 'a')).toThrow()
})
