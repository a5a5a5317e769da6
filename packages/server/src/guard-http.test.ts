import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guardHttp } from './guard-http.ts'
import { visitorAddress } from './visitor-address.ts'

const server = createServer((request, response) => {
  if (request.url === '/redirect')
    response.writeHead(307, { Location: '/', 'Cache-Control': 's-maxage=5' }).end()
  else if (request.url === '/error') response.writeHead(500, 'Broken', ['X-One', '1']).end()
  else if (request.url === '/private')
    response.writeHead(404, { 'Cache-Control': 'private, no-cache, no-store' }).end()
  else if (request.url?.startsWith('/slow')) {
    if (request.url === '/slow/begun') response.write('begun ')
    underWay.push(() => response.end('whole'))
  } else response.setHeader('X-Default', 'own').setHeader('Cache-Control', 's-maxage=5').end(visitorAddress())
})
// As Next has: without a listener Node ignores upgrades.
server.on('upgrade', () => undefined)
const underWay: (() => void)[] = []
let port = 0
let end: () => void

beforeAll(async () => {
  const listening = vi.spyOn(process, 'once')
  guardHttp({
    trustedHops: 0,
    upgrades: false,
    headersFor: (path) => ({ 'X-Default': path, 'X-Safe': 'yes' }),
  })
  const [, ending] = listening.mock.calls.find(([event]) => event === 'SIGTERM') ?? []
  end = () => ending?.()
  listening.mockRestore()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const send = (path: string, method = 'GET', headers = {}) =>
  new Promise<IncomingMessage & { body: string }>((resolve) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve(Object.assign(response, { body })))
    }).end()
  })

test('a response keeps its own headers and gets the missing ones', async () => {
  const { headers, body } = await send('/', 'GET', { 'x-forwarded-for': '203.0.113.9' })
  expect(headers).toMatchObject({ 'x-default': 'own', 'x-safe': 'yes', 'cache-control': 's-maxage=5' })
  expect(body).toBe('127.0.0.1')
})

test('a response other than 200 or 304 is not cacheable', async () => {
  const redirect = await send('/redirect')
  expect(redirect.headers).toMatchObject({ location: '/', 'cache-control': 'no-store', 'x-safe': 'yes' })
  const failed = await send('/error')
  expect([failed.statusCode, failed.statusMessage]).toEqual([500, 'Broken'])
  expect(failed.headers).toMatchObject({ 'x-one': '1', 'cache-control': 'no-store', 'x-default': '/error' })
  expect((await send('/private')).headers['cache-control']).toBe('private, no-cache, no-store')
})

test('a request for the whole server is answered before the application sees it', async () => {
  const { statusCode, headers } = await send('*', 'OPTIONS')
  expect([statusCode, headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
  expect(headers).toMatchObject({ 'x-safe': 'yes', 'cache-control': 'no-store' })
  for (const method of ['GET', 'POST']) expect((await send('*', method)).statusCode).toBe(400)
  expect((await send('http://127.0.0.1/error')).statusCode).toBe(200)
})

test('TRACE is refused before the application sees it', async () => {
  const { statusCode, headers } = await send('/', 'TRACE')
  expect(statusCode).toBe(405)
  expect(headers).toMatchObject({ 'x-safe': 'yes', 'cache-control': 'no-store' })
})

test('an upgrade is refused at once, and the connection ends', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /chat?x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  let response = ''
  for await (const chunk of socket) response += chunk
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response).toContain('\r\nX-Default: /chat\r\n')
})

test('told to end, it keeps no connection: its proxy takes the next request elsewhere', async () => {
  const agent = new Agent({ keepAlive: true })
  /** What it says of the connection, and the answer once the server has closed it. */
  const ask = (path: string) =>
    new Promise<{ connection: string | undefined; closed: Promise<string> }>((resolve) =>
      httpRequest({ host: '127.0.0.1', port, path, agent }, (response) => {
        const body = text(response)
        const closed = once(response.socket, 'close').then(() => body)
        resolve({ connection: response.headers.connection, closed })
      }).end(),
    )
  expect((await ask('/')).connection).toBe('keep-alive')
  const waiting = ask('/slow')
  const begun = await ask('/slow/begun')
  await expect.poll(() => underWay.length).toBe(2)
  end()
  expect((await ask('/')).connection).toBe('close')
  for (const answer of underWay) answer()
  expect((await waiting).connection).toBe('close')
  expect(begun.connection).toBe('keep-alive')
  expect(await begun.closed).toBe('begun whole')
  agent.destroy()
})
