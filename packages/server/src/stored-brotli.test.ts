import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepBrotli, sendKeptBrotli, takesBrotli } from './stored-brotli.ts'

const page = `<p>${'The same words. '.repeat(400)}</p>`

// In the order of Next.
const server = createServer((request, response) => {
  sendKeptBrotli(request, response)
  const tag = request.url === '/' ? '"kept"' : '"new"'
  response.setHeader('ETag', tag)
  if (request.headers['if-none-match']?.includes(tag)) response.writeHead(304).end()
  else {
    response.setHeader('Content-Length', Buffer.byteLength(page))
    response.end(request.method === 'HEAD' ? undefined : page)
  }
})
let port = 0

beforeAll(async () => {
  await keepBrotli('"kept"', page)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const send = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false })
    request.on('response', (answer) =>
      buffer(answer).then((body) => resolve(Object.assign(answer, { body })), reject),
    )
    request.on('error', reject).end()
  })

test('a page that is kept goes out as it is kept, with its length and a weak tag', async () => {
  const { headers, body } = await send('/', { 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"kept"' })
  expect(headers['content-length']).toBe(String(body.byteLength))
  expect(body.byteLength).toBeLessThan(200)
  expect(brotliDecompressSync(body).toString()).toBe(page)
})

test('its head has the same length and no body', async () => {
  const whole = await send('/', { 'accept-encoding': 'br' })
  const { headers, body } = await send('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect(headers['content-length']).toBe(whole.headers['content-length'])
  expect(body.byteLength).toBe(0)
})

test('unchanged, it is told so and has no encoding', async () => {
  const answer = await send('/', { 'accept-encoding': 'br', 'if-none-match': 'W/"kept"' })
  expect([answer.statusCode, answer.headers.etag, answer.body.byteLength]).toEqual([304, 'W/"kept"', 0])
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['who takes no brotli', '/', 'gzip'],
  ['who refuses it', '/', 'gzip, br;q=0'],
  ['a page that is not kept', '/new', 'br'],
])('%s: the app answers', async (_, path, encoding) => {
  const { headers, body } = await send(path, { 'accept-encoding': encoding })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.etag).toBe(path === '/' ? '"kept"' : '"new"')
  expect(body.toString()).toBe(page)
})

test('brotli is taken by whoever names it, unless with a weight of nothing', () => {
  const takes = (header: string) => takesBrotli({ headers: { 'accept-encoding': header } })
  expect(['br', 'gzip, deflate, br, zstd', 'br;q=0.1', 'BR'].map(takes)).toEqual([true, true, true, true])
  expect(['', 'gzip', 'br;q=0', 'br; q=0.0, gzip', 'brotli'].map(takes)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
