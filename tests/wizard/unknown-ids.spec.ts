import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'
import { violations, wcagAndAdvice } from '../accessibility/violations.ts'

test.describe.configure({ mode: 'serial' })

let stack: LocalStack
const instances: { url: string; child: ChildProcess }[] = []

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** One more instance of the onboarding app as it was built for the tests, over the stack with the real limits. */
async function startInstance(): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['../../node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    {
      cwd: join(repositoryRoot, 'apps/onboarding'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: '.next-test',
        SITE_URL: stack.siteUrl,
        NEXT_PUBLIC_SUPABASE_URL: stack.url,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.secrets.supabasePublishableKey,
        CLIENT_IP_SECRET: stack.secrets.clientIpSecret,
      },
      stdio: 'ignore',
    },
  )
  instances.push({ url, child })
  const isUp = () =>
    fetch(`${url}/wiring/alive`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
}

test.beforeAll(async () => {
  stack = await startLocalStack({ RATE_LIMITS: 'production' })
  await Promise.all([startInstance(), startInstance()])
})
test.afterAll(async () => {
  for (const { child } of instances) child.kill('SIGTERM')
  await stack.stop()
})

/** Asks an instance as the site would for a visitor of this address: where it leads, and how it ends. */
async function ask(instance: number, id: string, visitor: string) {
  const signature = createHmac('sha256', stack.secrets.clientIpSecret).update(visitor).digest('hex')
  const headers = { 'x-client-ip': visitor, 'x-client-ip-signature': signature }
  const open = (address: URL) => fetch(address, { headers, redirect: 'manual' })
  const first = await open(new URL(`/wiring/${id}`, instances[instance]?.url))
  const location = first.headers.get('location') ?? ''
  const last = location.startsWith('/') ? await open(new URL(location, instances[instance]?.url)) : first
  return { status: last.status, location, wait: Number(last.headers.get('retry-after')) }
}

const notFound = () => `${stack.siteUrl}/?notice=session-not-found`

test('T25 after twenty unknown ids a visitor gets 429 from every instance, and a valid id still loads for another', async () => {
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
  const answer = await fetch(`${stack.url}/functions/v1/wiring-session-signup`, {
    method: 'POST',
    headers: { apikey: stack.secrets.supabasePublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'maya@studio.example' }),
  })
  const { session_id: id } = (await answer.json()) as { session_id: string }
  expect(await ask(0, id, '198.51.100.9')).toMatchObject({ status: 200 })
  // Guessing right does not help who was turned away.
  expect(await ask(0, id, '203.0.113.7')).toMatchObject({ status: 429 })
})

test('T25 malformed ids count like unknown ones', async () => {
  for (let miss = 0; miss < 20; miss += 1)
    expect(await ask(0, `guess-${miss}`, '203.0.113.8')).toMatchObject({ status: 307, location: notFound() })
  expect(await ask(1, 'guess', '203.0.113.8')).toMatchObject({ status: 429 })
})

test('T25 while nobody can count, reading stays open', async () => {
  await stack.kill('SIGTERM')
  expect(await ask(0, 'guess', '203.0.113.10')).toMatchObject({ status: 307, location: notFound() })
  await stack.restart()
})

test('T25 T110 who is turned away reads why, and for how long', async ({ page }) => {
  expect((await page.goto('/wiring/too-many'))?.status()).toBe(429)
  await expect(page.getByRole('heading', { name: 'Too many unknown addresses.' })).toBeVisible()
  await expect(page.getByText('this line is held for 10 minutes')).toBeVisible()
  expect(await violations(page, wcagAndAdvice)).toEqual([])
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
