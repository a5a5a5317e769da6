import { renameSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequester } from './testing/raw-request.ts'
import { startTestLake, testToken } from './testing/start-test-lake.ts'

let lake: Awaited<ReturnType<typeof startTestLake>>
let ask: ReturnType<typeof rawRequester>

beforeAll(async () => {
  lake = await startTestLake()
  ask = rawRequester(lake.url)
})
afterAll(() => lake.stop())

const query = (groq: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(groq)}`
const json = { 'content-type': 'application/json' }

describe('access', () => {
  test('answers only to names of this machine (DNS rebinding)', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1', '127.0.0.1.evil.example'])
      expect((await ask(query('*'), { headers: { host } })).status, host).toBe(421)
    for (const host of ['localhost:1', 'local.localhost', '127.0.0.1:5', 's3.localhost:7'])
      expect((await ask(query('1'), { headers: { host } })).status, host).toBe(200)
  })

  test('refuses foreign Origins before it reads, on HTTP and on the presence WebSocket', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:9', 'null']) {
      const read = await ask(query('*'), { headers: { origin } })
      expect(read.status, origin).toBe(403)
      expect(read.headers['access-control-allow-origin'], origin).toBeUndefined()
      const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
      const key = { 'sec-websocket-key': Buffer.alloc(16).toString('base64') }
      const socket = await ask('/v1/socket/production', { headers: { origin, ...upgrade, ...key } })
      expect(socket.status, origin).toBe(403)
    }
  })

  test('is closed on every other address of this machine', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one && !one.internal && one.family === 'IPv4')
    for (const other of others)
      await expect(fetch(`http://${other?.address}:${lake.lake.port}/v1/ping`)).rejects.toThrow()
  })

  test('refuses bodies that are too large, with or without a stated length, without reading them whole', async () => {
    const headers = { authorization: `Bearer ${testToken}`, ...json }
    const stated = await ask('/v1/data/mutate/production', {
      method: 'POST',
      headers: { ...headers, 'content-length': '9999999' },
    })
    expect(stated.status).toBe(413)
    // Finite, because fetch may keep reading after the connection was closed.
    let left = 64
    const body = new ReadableStream({
      pull(controller) {
        left -= 1
        if (left < 0) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const unstated = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
      .then(({ status }) => status)
      .catch(() => 'cut')
    // The response may be lost with the connection.
    expect([413, 'cut']).toContain(unstated)
    expect(left).toBeGreaterThan(0)
  })

  test('answers malformed requests with 400 or 404', async () => {
    const headers = { authorization: `Bearer ${testToken}`, ...json }
    for (const body of [
      '',
      '{',
      '[]',
      '{"mutations":5}',
      '{"mutations":[{"unknown":{}}]}',
      '{"mutations":[{"create":{"_id":"../x","_type":"a"}}]}',
    ])
      expect((await ask('/v1/data/mutate/production', { method: 'POST', headers, body })).status, body).toBe(
        400,
      )
    expect((await ask('/v1/data/query/other?query=*')).status).toBe(404)
    expect((await ask('/v1/%E0%A4%A')).status).toBe(400)
    expect((await ask('/images/local/production/..%2F..%2Flake.sqlite')).status).toBe(404)
  })
})

describe('the health address', () => {
  test('says 503 when the database file is away', async () => {
    expect((await ask('/health')).status).toBe(200)
    const file = join(lake.folder, 'lake.sqlite')
    renameSync(file, `${file}.away`)
    expect((await ask('/health')).status).toBe(503)
    renameSync(`${file}.away`, file)
    expect((await ask('/health')).status).toBe(200)
  })
})

describe('uploads', () => {
  test('never run scripts: SVG and HTML are inert', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
    const image = await lake.client.assets.upload('image', Buffer.from(svg), { filename: 'x.svg' })
    const served = await fetch(image.url)
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    const page = await lake.client.assets.upload('file', Buffer.from('<script>1</script>'), {
      filename: 'x.html',
      contentType: 'text/html',
    })
    expect((await fetch(page.url)).headers.get('content-type')).toBe('application/octet-stream')
  })
})
