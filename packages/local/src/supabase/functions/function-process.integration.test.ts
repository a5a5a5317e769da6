import type { ChildProcess } from 'node:child_process'
import { rawRequester } from '@wiring/content-lake/testing/raw-request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ports } from '../../settings.ts'
import { functionCatalogue } from './catalogue.ts'
import { FunctionGateway } from './function-gateway.ts'
import { startFunction } from './function-process.ts'

const secret = 'a-secret-of-the-tests-long-enough'
const port = { ...ports({ NODE_ENV: 'test' }), supabase: 1 }
const secrets = {
  contentLakeToken: secret,
  webhookSecret: secret,
  supabasePublishableKey: 'publishable',
  supabaseSecretKey: secret,
  jwtSecret: secret,
  clientIpSecret: secret,
  mapWorkerSecret: secret,
  healthToken: 'x'.repeat(32),
  mailWebhookSecret: 'x'.repeat(32),
  previewSecret: 'x'.repeat(32),
}
const settings = functionCatalogue(port, secrets, { NODE_ENV: 'test' }).find(
  ({ name }) => name === 'waitlist-signup',
)
let child: ChildProcess
let ask: ReturnType<typeof rawRequester>

beforeAll(async () => {
  if (settings === undefined) throw new Error('No such function.')
  const running = await startFunction(settings)
  child = running.child
  ask = rawRequester(running.url)
})
afterAll(() => {
  child.kill()
})

const post = (headers: Record<string, string>) =>
  ask('/waitlist-signup', {
    method: 'POST',
    headers: { apikey: 'publishable', 'content-type': 'application/json', ...headers },
    body: '{"email":"no address"}',
  })

test("a function's own port refuses a foreign Host and a foreign Origin", async () => {
  expect((await post({ host: 'rebound.example' })).status).toBe(421)
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  const preflight = await ask('/waitlist-signup', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  })
  expect(preflight.status).toBe(403)
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
})

test('the gateway and the own site are answered', async () => {
  expect((await post({})).status).toBe(200)
  expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200)
})

test.each([undefined, ''])('RATE_LIMITS %j means the limits of production', (given) => {
  const environment = { NODE_ENV: 'test', ...(given === undefined ? {} : { RATE_LIMITS: given }) } as const
  for (const each of functionCatalogue(port, secrets, environment))
    expect(each.environment.RATE_LIMITS).toBe('production')
})

test('a function whose source changed restarts at its next call', async () => {
  const gateway = new FunctionGateway(settings ? [settings] : [])
  const first = await gateway.start('waitlist-signup')
  expect(await gateway.restart((name) => name !== 'waitlist-signup')).toEqual([])
  expect((await gateway.start('waitlist-signup')).child.pid).toBe(first.child.pid)
  expect(await gateway.restart(() => true)).toEqual(['waitlist-signup'])
  const second = await gateway.start('waitlist-signup')
  expect(second.child.pid).not.toBe(first.child.pid)
  expect(await rawRequester(second.url)('/waitlist-signup', { method: 'OPTIONS' })).toMatchObject({
    status: 204,
  })
  await gateway.close()
})
