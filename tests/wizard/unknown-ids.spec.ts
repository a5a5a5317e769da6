import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signedAddress } from '@wiring/contract/signature'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { mailsTo } from '@wiring/local/testing/calls'
import { violations, wcagAndAdvice } from '../accessibility/violations.ts'
import { type AppInstance, startApp } from '../running-stack/app-instance.ts'
import { startSession } from '../running-stack/session-api.ts'

test.describe.configure({ mode: 'serial' })

let stack: LocalStack
let instances: AppInstance[] = []

test.beforeAll(async () => {
  stack = await startLocalStack({ RATE_LIMITS: 'production' })
  instances = await Promise.all([startApp('onboarding', { stack }), startApp('onboarding', { stack })])
})
test.afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
  await stack.stop()
})

async function ask(instance: number, id: string, visitor: string) {
  const headers = await signedAddress(visitor, [stack.secrets.clientIpSecret])
  const open = (address: URL) => fetch(address, { headers, redirect: 'manual' })
  const first = await open(new URL(`/wiring/${id}`, instances[instance]?.url))
  // A streamed page redirects by a meta tag.
  const late = /http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(await first.text())?.[1]
  const location = first.headers.get('location') ?? late ?? ''
  const last = location.startsWith('/') ? await open(new URL(location, instances[instance]?.url)) : first
  return {
    status: late?.startsWith('http') ? 307 : last.status,
    location,
    wait: Number(last.headers.get('retry-after')),
  }
}

async function state(instance: number, id: string, visitor: string): Promise<number> {
  const headers = await signedAddress(visitor, [stack.secrets.clientIpSecret])
  return (await fetch(new URL(`/wiring/${id}/state`, instances[instance]?.url), { headers })).status
}

const newSession = () =>
  startSession(undefined, { supabase: stack.url, key: stack.secrets.supabasePublishableKey })

const notFound = () => `${stack.siteUrl}/?notice=session-not-found`

test('after twenty unknown ids a visitor gets 429 from every instance, and a valid id still loads, also for that visitor', async () => {
  for (let miss = 0; miss < 20; miss += 1)
    expect(await ask(miss % 2, randomUUID(), '203.0.113.7')).toMatchObject({
      status: 307,
      location: notFound(),
    })
  for (const instance of [0, 1]) {
    const refused = await ask(instance, randomUUID(), '203.0.113.7')
    expect(refused.status).toBe(429)
    expect(refused.wait).toBeGreaterThan(0)
    expect(refused.wait).toBeLessThanOrEqual(600)
  }
  const id = await newSession()
  expect(await ask(0, id, '198.51.100.9')).toMatchObject({ status: 200 })
  for (const instance of [0, 1]) {
    expect(await ask(instance, id, '203.0.113.7')).toMatchObject({ status: 200 })
    expect(await state(instance, id, '203.0.113.7')).toBe(200)
    expect(await state(instance, randomUUID(), '203.0.113.7')).toBe(429)
  }
})

test('after twenty unknown ids further ones get 429, and a valid session of the same network still opens', async () => {
  for (let miss = 0; miss < 21; miss += 1) await ask(0, randomUUID(), '203.0.113.9')
  const id = await newSession()
  const guesses = Array.from({ length: 40 }, () => ask(0, randomUUID(), '203.0.113.9'))
  expect(await ask(0, id, '203.0.113.9')).toMatchObject({ status: 200 })
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(40).fill(429))
})

test('malformed ids count like unknown ones', async () => {
  for (let miss = 0; miss < 20; miss += 1)
    expect(await ask(0, `guess-${miss}`, '203.0.113.8')).toMatchObject({ status: 307, location: notFound() })
  expect(await ask(1, 'guess', '203.0.113.8')).toMatchObject({ status: 429 })
})

test('thirty deletion links of one visitor leave the deletion of everybody else open', async () => {
  const open = async (token: string, visitor: string, more: Record<string, string> = {}) => {
    const headers = { ...(await signedAddress(visitor, [stack.secrets.clientIpSecret])), ...more }
    return await fetch(new URL(`/wiring/delete?token=${token}`, instances[0]?.url), { headers })
  }
  const unknown = () => randomBytes(32).toString('hex')
  for (let count = 0; count < 30; count += 1) await open(unknown(), '203.0.113.11')
  expect(await (await open(unknown(), '203.0.113.11')).text()).toContain('The deletion did not finish')

  const email = `delete-${randomUUID()}@example.com`
  await startSession(email, { supabase: stack.url, key: stack.secrets.supabasePublishableKey })
  const [mail] = await mailsTo(stack, email)
  const token = /delete\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await (await open(token, '198.51.100.11')).text()).toContain('name="token"')
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  expect((await open(token, '198.51.100.11', image)).status).toBe(403)
})

test('while the rate limiter is unreachable, sessions can still be read', async () => {
  await stack.kill('SIGTERM')
  expect(await ask(0, 'guess', '203.0.113.10')).toMatchObject({ status: 307, location: notFound() })
  await stack.restart()
})

test('the page of a rate-limited visitor says why, and for how long', async ({ page }) => {
  expect((await page.goto('/wiring/too-many'))?.status()).toBe(429)
  await expect(page.getByRole('heading', { name: 'Too many unknown addresses.' })).toBeVisible()
  await expect(page.getByText('this line is held for 10 minutes')).toBeVisible()
  expect(await violations(page, wcagAndAdvice)).toEqual([])
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
