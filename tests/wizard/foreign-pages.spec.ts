import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { type AppInstance, startApp } from '../running-stack/app-instance.ts'
import { listen } from '../running-stack/listen.ts'
import { startSession } from '../running-stack/session-api.ts'

let stack: LocalStack
let site: AppInstance
let wizard: AppInstance
let foreign: Server
let foreignPage = ''
let markup = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  stack = await startLocalStack({ RATE_LIMITS: 'production' })
  wizard = await startApp('onboarding', { stack })
  site = await startApp('site', { stack, wizard, port: Number(new URL(stack.siteUrl).port) })
  foreign = createServer((_, response) => response.setHeader('content-type', 'text/html').end(markup))
  // Cross-site: the site itself is at `localhost`.
  foreignPage = await listen(foreign)
})
test.afterAll(async () => {
  foreign.close()
  await Promise.all([site.stop(), wizard.stop()])
  await stack.stop()
})

const guesses = (count: number) => Array.from({ length: count }, () => `${site.url}/wiring/${randomUUID()}`)

const newSession = () =>
  startSession(undefined, { supabase: stack.url, key: stack.secrets.supabasePublishableKey })

test('a foreign page that loads unknown ids as pictures, frames and scripts does not rate-limit the visitor', async ({
  page,
}) => {
  const malformed = Array.from({ length: 30 }, (_, at) => `${site.url}/wiring/x${at}`)
  markup = [
    ...[...malformed, ...guesses(30)].map((address) => `<img src="${address}">`),
    ...guesses(5).map((address) => `<iframe src="${address}"></iframe>`),
    ...guesses(5).map((address) => `<script src="${address}"></script>`),
    ...guesses(5).map((address) => `<link rel="stylesheet" href="${address}">`),
    ...guesses(5).map((address) => `<link rel="prefetch" href="${address}">`),
    `<script>for (const address of ${JSON.stringify(guesses(5))}) fetch(address, { mode: 'no-cors' })</script>`,
  ].join('\n')
  const answered: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/wiring/')) answered.push(response.status())
  })
  await page.goto(foreignPage)
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(60)
  expect(new Set(answered)).toEqual(new Set([403]))

  const id = await newSession()
  markup = `<a href="${site.url}/wiring/${id}">Your link</a>`
  await page.goto(foreignPage)
  await page.getByRole('link').click()
  await expect(page).toHaveURL(`${site.url}/wiring/${id}`)
  await expect(page.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
})

test('opening unknown ids one after the other ends in 429, and a valid id still opens', async ({ page }) => {
  const statuses: (number | undefined)[] = []
  for (const address of guesses(23))
    statuses.push((await page.goto(address, { waitUntil: 'commit' }))?.status())
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  await expect(page.getByRole('heading', { name: 'Too many unknown addresses.' })).toBeVisible()
  await page.goto(`${site.url}/wiring/${await newSession()}`)
  await expect(page.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible()
})
