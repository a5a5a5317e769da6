import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { rawRequest } from '../running-stack/raw-request.ts'
import { expectSecurityHeaders } from './security-headers.ts'

const servers = [
  ['the site', addresses.site],
  ['the onboarding app', addresses.onboarding],
] as const
const paths = ['/', '/lab', '/nope', '/wiring/x', '/wiring/alive', '/robots.txt', '/forms/signup', '/_next/x']

for (const [name, origin] of servers) {
  for (const path of paths)
    test(`${name} refuses TRACE on ${path} with 405 and every security header`, async () => {
      const { status, headers } = await rawRequest(origin, path, { method: 'TRACE' })
      expect(status).toBe(405)
      expect(headers.allow).toContain('GET')
      expectSecurityHeaders(path, headers)
    })

  for (const path of paths)
    test(`${name} refuses a WebSocket on ${path} at once and ends the connection`, async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket.setTimeout(3_000, () => socket.destroy(new Error('the socket hangs')))
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      )
      let said = ''
      for await (const chunk of socket) said += chunk
      const [first = '', ...lines] = said.split('\r\n')
      expect(first).toMatch(/^HTTP\/1\.1 4\d\d /)
      expectSecurityHeaders(
        path,
        Object.fromEntries(
          lines
            .filter((line) => line.includes(': '))
            .map((line) => {
              const at = line.indexOf(': ')
              return [line.slice(0, at).toLowerCase(), line.slice(at + 2)]
            }),
        ),
      )
    })

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
    test(`${name} answers ${method} everywhere below 500, with every security header and uncacheable`, async () => {
      for (const path of paths) {
        const { status, headers } = await rawRequest(origin, path, { method })
        expect(status, path).toBeLessThan(500)
        expectSecurityHeaders(`${method} ${path}`, headers)
        if (status !== 200) expect(headers['cache-control'], `${path} ${status}`).toMatch(/no-store|private/)
      }
    })

  for (const path of ['//host', '/\\host', '//evil.test/x', '/wiring//x', '/lab/', '/wiring', '/wiring/'])
    test(`${name} answers ${path} with every security header, and leads to no other host`, async () => {
      const { status, headers } = await rawRequest(origin, path)
      expect([307, 308]).toContain(status)
      expectSecurityHeaders(path, headers)
      expect(headers['cache-control']).toMatch(/no-store|private/)
      const { hostname } = new URL(headers.location ?? '', origin)
      expect(['localhost', '127.0.0.1']).toContain(hostname)
    })
}

for (const type of [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
])
  test(`a deletion posted as ${type || 'nothing in particular'} is refused, not failed on`, async () => {
    const answer = await rawRequest(addresses.site, '/wiring/delete/confirm', {
      method: 'POST',
      headers: type === '' ? {} : { 'content-type': type },
      body: '{"token":"x"}',
    })
    expect(answer.status).toBe(415)
    expectSecurityHeaders(type, answer.headers)
  })
