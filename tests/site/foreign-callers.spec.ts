import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { rawRequest } from '../running-stack/raw-request.ts'

const ask = async (origin: string, path: string, headers: Record<string, string>, method = 'GET') => {
  const answer = await rawRequest(origin, path, { method, headers })
  return { status: answer.status, allowed: answer.headers['access-control-allow-origin'] }
}

const calls: Record<
  keyof typeof addresses,
  { read: string; write: [method: string, path: string]; socket?: string }
> = {
  site: { read: '/console', write: ['POST', '/forms/signup'] },
  onboarding: { read: '/wiring/alive', write: ['POST', '/wiring/delete/confirm'] },
  desk: { read: '/alive', write: ['POST', '/api/worker'] },
  studio: { read: '/', write: ['POST', '/'] },
  supabase: {
    read: '/storage/v1/object/public/wiring-images/x/y.png',
    write: ['POST', '/functions/v1/wiring-session-signup'],
  },
  contentLake: {
    read: '/v1/data/query/production?query=1',
    write: ['POST', '/v1/data/mutate/production'],
    socket: '/v1/socket/production',
  },
  mail: { read: '/email', write: ['DELETE', '/email/all'], socket: '/socket.io/?EIO=4&transport=websocket' },
}

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
}

for (const [part, { read, write, socket }] of Object.entries(calls))
  test(`${part} answers no page of another site and no other name`, async () => {
    const address = addresses[part as keyof typeof addresses]
    const own = await ask(address, read, {})
    expect(own.status).toBeLessThan(500)
    expect([403, 421]).not.toContain(own.status)
    expect(own.allowed).not.toBe('*')
    const [method, path] = write
    for (const origin of ['https://evil.example', 'http://localhost:9', 'null']) {
      for (const [verb, where] of [['GET', read], ['OPTIONS', path], write] as const) {
        const refused = await ask(address, where, { origin, 'access-control-request-method': method }, verb)
        expect(refused, `${verb} ${where} of ${origin}`).toEqual({ status: 403, allowed: undefined })
      }
      if (socket) expect((await ask(address, socket, { origin, ...upgrade })).status).toBe(403)
    }
    const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }
    expect((await ask(address, read, script)).status).toBe(403)
    for (const host of ['rebound.example', `localhost.evil.example:${new URL(address).port}`, '10.0.0.1']) {
      expect((await ask(address, read, { host })).status, host).toBe(421)
      expect((await ask(address, path, { host }, method)).status, host).toBe(421)
      if (socket) expect((await ask(address, socket, { host, ...upgrade })).status, host).toBe(421)
    }
  })

test('the inbox page goes on working, with its live connection', async ({ page }) => {
  const received = page.waitForEvent('websocket').then((live) => live.waitForEvent('framereceived'))
  await page.goto(addresses.mail)
  await received
  await expect(page.locator('.sidebar')).toBeVisible()
})
