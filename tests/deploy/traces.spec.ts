import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { startApp } from '../running-stack/app-instance.ts'

test('with a collector a request is traced to its call of the database, by its id and without its address', async () => {
  let received = ''
  const collector = createServer(async (request, response) => {
    received += await text(request)
    response.end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const app = await startApp('onboarding', {
    stack: { siteUrl: addresses.site, url: addresses.supabase, secrets: testSecrets() },
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  const sessionId = randomUUID()
  const requestId = randomBytes(16).toString('hex')
  try {
    await fetch(`${app.url}/wiring/${sessionId}`, { headers: { 'x-request-id': requestId } })
    await expect.poll(() => received).toContain(requestId)
    await expect.poll(() => received).toContain('/wiring/[sessionId]')
    await expect.poll(() => received).toMatch(/"name":"fetch [A-Z]+ [^"]*\/functions\/v1\//)
    expect(received).not.toContain(sessionId)
  } finally {
    await app.stop()
    collector.close()
  }
})
