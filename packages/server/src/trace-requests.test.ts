import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withRequestId } from './request-id.ts'
import { traceRequests } from './trace-requests.ts'

const received = Promise.withResolvers<{ path: string; key: string; body: string }>()
const collector = createServer(async (request, response) => {
  const body = await text(request)
  response.end('{}')
  received.resolve({ path: request.url ?? '', key: String(request.headers['x-key']), body })
})
beforeAll(() => once(collector.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  vi.unstubAllEnvs()
  collector.close()
})

const sessionId = '0f8b5c2a-3d1e-4f6a-9b7c-2e4d6a8c0b1f'
const mapAddress = 'a1'.repeat(32)

test('a collector gets routes, times and the request’s id, and no address that opens something', async () => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=a%20key,x-other=b')
  await traceRequests('onboarding')
  const id = 'ab'.repeat(16)
  const request = { headers: { 'x-request-id': id } } as unknown as IncomingMessage
  const span = withRequestId(request, () =>
    trace.getTracer('test').startSpan(`GET /wiring/${sessionId}?preview=words`),
  )
  span.setAttributes({
    'next.route': '/wiring/[sessionId]',
    'http.status_code': 500,
    'http.target': `/wiring/${sessionId}`,
    'http.url': `https://example.com/map/${mapAddress}`,
  })
  span.recordException(new Error(`mara@studio.example asked for ${mapAddress}`))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'mara@studio.example' })
  span.end()
  const provider = trace.getTracerProvider() as unknown as {
    getDelegate(): { forceFlush(): Promise<void> }
  }
  await provider.getDelegate().forceFlush()

  const { path, key, body } = await received.promise
  expect([path, key]).toEqual(['/v1/traces', 'a key'])
  const [sent] = JSON.parse(body).resourceSpans[0].scopeSpans[0].spans
  expect(sent.name).toBe('GET /wiring/0f8b…(redacted)')
  expect(sent.attributes.map((each: { key: string }) => each.key).toSorted()).toEqual([
    'http.status_code',
    'next.route',
    'request.id',
  ])
  expect(body).toContain(id)
  for (const secret of [sessionId, mapAddress, 'studio.example', 'preview'])
    expect(body).not.toContain(secret)
})
