import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchSession, sendUpdate } from './session-client.ts'

vi.stubGlobal('navigator', { onLine: true })
let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

async function save(busyCount: number, retryAfter: Record<string, string>) {
  const bodies: string[] = []
  server = createServer(async (request, response) => {
    bodies.push(await text(request))
    const isBusy = bodies.length <= busyCount
    response.writeHead(isBusy ? 503 : 200, {
      'content-type': 'application/json',
      ...(isBusy ? retryAfter : {}),
    })
    response.end('{"error":"It is complete.","code":"finished"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const saved = await sendUpdate({ url, key: 'key' }, 'an id', {
    wiring_complete: true,
    name_for_certificate: 'Maya',
  })
  return { saved, bodies }
}

test('an update is retried after the delay that a busy server names', async () => {
  const { saved, bodies } = await save(2, { 'retry-after': '1' })
  expect(saved).toEqual({ state: 'refused' })
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
})

test('an update fails when the server stays busy', async () => {
  const { saved, bodies } = await save(9, { 'retry-after': '1' })
  expect(saved).toEqual({ state: 'failed' })
  expect(bodies).toHaveLength(3)
})

test('an update is not retried after a 503 without Retry-After', async () => {
  const { saved, bodies } = await save(9, {})
  expect(saved).toEqual({ state: 'failed' })
  expect(bodies).toHaveLength(1)
})

async function lookUp(type: string, body: string) {
  server = createServer((_, response) => response.writeHead(404, { 'content-type': type }).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, options),
  )
  return fetchSession('an id')
}

test('a session is gone when our own answer says so, and not for the 404 of what stands before it', async () => {
  expect(await lookUp('application/json', 'null')).toBe('missing')
  vi.unstubAllGlobals()
  server.close()
  expect(await lookUp('text/html', '<h1>404 Not Found</h1>')).toBeNull()
  vi.unstubAllGlobals()
  server.close()
  expect(await lookUp('application/json', '{"error":"no route"}')).toBeNull()
})
